import { toCsv } from '@coinmirror/shared/format/csv.ts';
import type { CSSProperties } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { cx } from '#ui/classNames.ts';
import { downloadCsv } from '#ui/file/download.ts';
import { DownloadIcon } from '#ui/icon/icons.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { SourceLine } from '../panel/SourceLine.tsx';
import { useSourceLine } from '../panel/useSourceLine.ts';
import { type Extent, extentOfValues } from '../series/axes/extent.ts';
import { useValueText } from '../series/text/useValueText.ts';
import type { ValueKind } from '../series/types.ts';
import styles from './HeatMap.module.css';
import { heatShare } from './heatShare.ts';

export interface HeatMapProps {
  /** Caption of the table, for screen readers and the file. */
  title: string;
  source: string;
  asOf: number | null;
  /** Column headings: 1月 … 12月, 周一 … 周日. */
  columns: readonly string[];
  /** One value per column; null shows `--`. */
  rows: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  /** Heading of the row names: 年份. */
  rowName: string;
  kind: ValueKind;
  /** change: the visitor's up and down around a neutral value; level: one colour, stronger for higher values. */
  scale: 'change' | 'level';
  /** The neutral value of a column, by its index; 0 by default. */
  neutralOf?: (column: number) => number;
  /** The address of a cell, by the indexes of its row and column; '' for none. */
  hrefOf?: (row: number, column: number) => string;
  /** Decimals of a ratio or of a change in percent, where they differ from the default. */
  digits?: number;
  /** The distance from neutral that has the whole colour; by default that of the outermost value. */
  strongest?: number;
  /** On a phone whole columns fit beside the row names, and scrolling stops at one. */
  snapped?: boolean;
}

const ZERO = () => 0;

/** A grid of coloured numbers, years by months for example: a real table, so that screen readers can read it. */
export function HeatMap(props: HeatMapProps) {
  const {
    title,
    source,
    asOf,
    columns,
    rows,
    rowName,
    kind,
    scale,
    digits,
    strongest,
    neutralOf = ZERO,
    hrefOf,
    snapped = false,
  } = props;
  const { full } = useValueText(kind, '', digits);
  const foot = useSourceLine(source, asOf);
  const known = extentOfValues(
    rows.flatMap(({ values }) => values.map((value, at) => less(value, neutralOf(at)))),
  );
  if (known === null) return <EmptyState />;
  const range = strongest === undefined ? known : { low: -strongest, high: strongest };

  function save() {
    const lines = rows.map(({ name, values }) => [name, ...values]);
    downloadCsv(toCsv([[rowName, ...columns], ...lines]), title);
  }

  return (
    <figure className={styles.frame}>
      <div className={styles.bar}>
        <IconButton size="s" label="下载 CSV" icon={<DownloadIcon />} onClick={save} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={cx(styles.scroller, snapped && styles.snapped)} tabIndex={0} aria-label={title}>
        <table className={styles.table}>
          <caption className={styles.caption}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{rowName}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((one, row) => (
              <HeatRow
                key={one.name}
                row={one}
                columns={columns}
                toneOf={(value, column) => toneAt(value, neutralOf(column), range, scale)}
                hrefOf={(column) => hrefOf?.(row, column) ?? ''}
                textOf={full}
              />
            ))}
          </tbody>
        </table>
      </section>
      <SourceLine parts={foot} />
    </figure>
  );
}

interface HeatRowProps {
  readonly row: HeatMapProps['rows'][number];
  readonly columns: readonly string[];
  readonly toneOf: (value: number | null | undefined, column: number) => Tone | null;
  readonly hrefOf: (column: number) => string;
  readonly textOf: (value: number | null) => string;
}

function HeatRow({ row: { name, values }, columns, toneOf, hrefOf, textOf }: HeatRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((column, index) => (
        <Cell key={column} tone={toneOf(values[index], index)} href={hrefOf(index)}>
          {textOf(values[index] ?? null)}
        </Cell>
      ))}
    </tr>
  );
}

interface Tone {
  readonly name: 'level' | 'up' | 'down';
  /** How much of the colour it gets, 0…0.5. */
  readonly share: number;
}

interface CellProps {
  /** null for an unknown value. */
  readonly tone: Tone | null;
  readonly href: string;
  readonly children: string;
}

function Cell({ tone, href, children }: CellProps) {
  const share = { '--share': `${Math.round((tone?.share ?? 0) * 100)}%` } as CSSProperties;
  const isLink = tone !== null && href !== '';
  return (
    <td className={cx(tone && styles[tone.name])} style={share}>
      {isLink ? (
        <HrefLink href={href} className={styles.link}>
          {children}
        </HrefLink>
      ) : (
        children
      )}
    </td>
  );
}

function toneAt(
  value: number | null = null,
  neutral: number,
  range: Extent,
  scale: HeatMapProps['scale'],
): Tone | null {
  const distance = less(value, neutral);
  if (distance === null) return null;
  const name = scale === 'level' ? 'level' : distance < 0 ? 'down' : 'up';
  return { name, share: heatShare(distance, range, scale) };
}

function less(value: number | null, neutral: number): number | null {
  return value === null ? null : value - neutral;
}
