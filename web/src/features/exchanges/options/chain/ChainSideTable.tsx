import { optionSideColumns, strikeColumn, strikeText } from '@coinmirror/shared/columns/optionChain.ts';
import type { OptionChain, OptionChainRow } from '@coinmirror/shared/contract/exchange/options.ts';
import type { OptionType } from '@coinmirror/shared/indicators/optionPricing/black76.ts';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import styles from './ChainSideTable.module.css';
import { aroundMoney, strikeAtTheMoney } from './chainPlaces.ts';
import { CHAIN_ORDER } from './chainState.ts';

interface ChainSideTableProps {
  readonly label: string;
  readonly chain: OptionChain;
  readonly type: OptionType;
  /** What explains the columns, under them. */
  readonly notes: readonly string[];
}

const strikeOf = ({ strike }: OptionChainRow) => String(strike);

/**
 * One side of a chain, for a narrow screen: what is in the money is marked at its strike. It begins with the strikes around
 * the forward; those far from it are behind a press.
 */
export function ChainSideTable({ label, chain, type, notes }: ChainSideTableProps) {
  const { symbol, forward } = chain;
  const central = strikeAtTheMoney(chain);
  const columns = useMemo(() => {
    const own = [strikeColumn, ...optionSideColumns(type, { symbol, forward })];
    return renderColumns(own, {
      strike: ({ strike }) => (
        <span className={styles.strike}>
          {strikeText(strike)}
          <small className={styles.place}>{placeOf({ strike, type, forward, central })}</small>
        </span>
      ),
    });
  }, [symbol, forward, type, central]);
  const definition = useColumnTerm();
  const [open, setOpen] = useState({ below: false, above: false });
  const { shown, below, above } = useMemo(() => aroundMoney(chain, open), [chain, open]);
  return (
    <div className={styles.side}>
      {below > 0 && (
        <Button size="s" onClick={() => setOpen((now) => ({ ...now, below: true }))}>
          更低的 {below} 个行权价
        </Button>
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={shown}
        rowKey={strikeOf}
        state={CHAIN_ORDER}
        definition={definition}
        empty={<EmptyState title="没有期权" />}
      />
      {above > 0 && (
        <Button size="s" onClick={() => setOpen((now) => ({ ...now, above: true }))}>
          更高的 {above} 个行权价
        </Button>
      )}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

interface Placed {
  readonly strike: number;
  readonly type: OptionType;
  readonly forward: number;
  readonly central: number | null;
}

/** 平值 next to the forward, 实值 and 虚值 on its two sides. */
function placeOf({ strike, type, forward, central }: Placed): string {
  if (strike === central) return '平值';
  return strike < forward === (type === 'call') ? '实值' : '虚值';
}
