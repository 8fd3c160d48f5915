import type { Column } from '@coinmirror/shared/columns/column.ts';
import { type ChainUnits, optionSideColumns, strikeText } from '@coinmirror/shared/columns/optionChain.ts';
import type { OptionChain, OptionChainRow } from '@coinmirror/shared/contract/exchange/options.ts';
import type { OptionType } from '@coinmirror/shared/indicators/optionPricing/black76.ts';
import { type CSSProperties, Fragment, useMemo } from 'react';
import { cx } from '#ui/classNames.ts';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { WrittenText, writtenProps } from '#ui/number/writtenParts.tsx';
import styles from './ChainBoard.module.css';
import { dividedAt, mostOpen, strikeAtTheMoney } from './chainPlaces.ts';

interface ChainBoardProps {
  readonly label: string;
  readonly chain: OptionChain;
  /** What the row of the forward says. */
  readonly middle: string;
  /** What explains the columns, under them. */
  readonly notes: readonly string[];
  /** With gamma, vega and theta: where there is room. */
  readonly isWide: boolean;
}

/** A column of one side, and the one that stands small under it. */
interface SideColumn {
  readonly column: Column<OptionChainRow>;
  readonly under: Column<OptionChainRow> | undefined;
}

/** Calls from the outer edge inward; a bid stands before its ask on either side. */
const OUTER = ['OpenInterest', 'Volume', 'Gamma', 'Vega', 'Theta', 'Delta', 'Volatility'];
const PRICES = ['Bid', 'Mark', 'Ask'];
const WIDE_ONLY: ReadonlySet<string> = new Set(['Gamma', 'Vega', 'Theta']);

/** A chain as traders read it: calls at the left, strikes in the middle, puts at the right, the forward between its strikes. */
export function ChainBoard({ label, chain, middle, notes, isWide }: ChainBoardProps) {
  const { symbol, forward, strikes } = chain;
  const sides = useMemo(() => {
    const units = { symbol, forward };
    const outer = OUTER.filter((name) => isWide || !WIDE_ONLY.has(name));
    return {
      calls: sideColumns('call', [...outer, ...PRICES], units),
      puts: sideColumns('put', [...PRICES, ...outer.toReversed()], units),
    };
  }, [symbol, forward, isWide]);
  const [divided, central, most] = [dividedAt(chain), strikeAtTheMoney(chain), mostOpen(strikes)];
  const forwardRow = (
    <tr>
      <td colSpan={sides.calls.length + sides.puts.length + 1} className={styles.forward}>
        {middle}
      </td>
    </tr>
  );
  return (
    <>
      <table className={styles.board}>
        <caption className={styles.caption}>{label}</caption>
        <BoardHead {...sides} />
        <tbody>
          {strikes.map((row, at) => (
            <Fragment key={row.strike}>
              {at === divided && forwardRow}
              <tr className={cx(styles.row, row.strike === central && styles.central)}>
                <SideCells row={row} type="call" columns={sides.calls} most={most} inside={at < divided} />
                <th scope="row" className={styles.strike}>
                  {strikeText(row.strike)}
                </th>
                <SideCells row={row} type="put" columns={sides.puts} most={most} inside={at >= divided} />
              </tr>
            </Fragment>
          ))}
          {divided === strikes.length && forwardRow}
        </tbody>
      </table>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

interface BoardHeadProps {
  readonly calls: readonly SideColumn[];
  readonly puts: readonly SideColumn[];
}

function BoardHead({ calls, puts }: BoardHeadProps) {
  const definition = useColumnTerm();
  const heads = (columns: readonly SideColumn[]) =>
    columns.map(({ column: { id, label: words, definition: key } }) => (
      <th key={id} scope="col" className={styles.head}>
        {key === undefined ? words : definition({ id: key, label: words }, words)}
      </th>
    ));
  return (
    <thead className={styles.heads}>
      <tr>
        <th colSpan={calls.length} scope="colgroup" className={styles.side}>
          看涨期权
        </th>
        <th rowSpan={2} scope="col" className={cx(styles.head, styles.strike)}>
          行权价
        </th>
        <th colSpan={puts.length} scope="colgroup" className={styles.side}>
          看跌期权
        </th>
      </tr>
      <tr>
        {heads(calls)}
        {heads(puts)}
      </tr>
    </thead>
  );
}

interface SideCellsProps {
  readonly row: OptionChainRow;
  readonly type: OptionType;
  readonly columns: readonly SideColumn[];
  readonly most: number;
  /** In the money: on another ground. */
  readonly inside: boolean;
}

function SideCells({ row, type, columns, most, inside }: SideCellsProps) {
  const open = most > 0 ? row[type].openInterest / most : 0;
  return columns.map(({ column, under }) => {
    const isOpen = column.id.endsWith('OpenInterest');
    const bar: CSSProperties = Object.fromEntries(isOpen ? [['--part', `${(open * 100).toFixed(1)}%`]] : []);
    return (
      <td
        key={column.id}
        style={bar}
        className={cx(styles.cell, inside && styles.inside, isOpen && styles.open, styles[type])}
      >
        <Content column={column} row={row} />
        {under && <Content column={under} row={row} line={styles.under} />}
      </td>
    );
  });
}

interface ContentProps {
  readonly column: Column<OptionChainRow>;
  readonly row: OptionChainRow;
  readonly line?: string | undefined;
}

function Content({ column: { content }, row, line }: ContentProps) {
  const display = useDisplay();
  if (content.as !== 'number') return null;
  const written = content.write(row, display);
  return <span {...writtenProps(written, line)}>{WrittenText(written)}</span>;
}

/** Columns of a side by their names, in that order; a price in USD stands under the same in coins. */
function sideColumns(type: OptionType, names: readonly string[], units: ChainUnits): readonly SideColumn[] {
  const columns = optionSideColumns(type, units);
  return names.flatMap((name) => {
    const column = columns.find(({ id }) => id === type + name);
    const under = columns.find(({ phoneUnder }) => phoneUnder === type + name);
    return column ? [{ column, under }] : [];
  });
}
