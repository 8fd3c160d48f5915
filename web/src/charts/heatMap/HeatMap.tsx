import { toCsv } from '@coinmirror/shared/format/csv.ts';
import type { CSSProperties } from 'react';
import { IconButton } from '#ui/button/IconButton.tsx';
import { cx } from '#ui/classNames.ts';
import { downloadCsv } from '#ui/file/download.ts';
import { DownloadIcon } from '#ui/icon/icons.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { useSourceLine } from '../panel/useSourceLine.ts';
import { extentOfValues } from '../series/axes/extent.ts';
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
  /** change: the visitor's up and down around 0; level: one colour, stronger for higher values. */
  scale: 'change' | 'level';
  /** Decimals of a ratio or of a change in percent, where they differ from the default. */
  digits?: number;
}

/** A grid of coloured numbers, years by months for example: a real table, so that screen readers can read it. */
export function HeatMap({ title, source, asOf, columns, rows, rowName, kind, scale, digits }: HeatMapProps) {
  const { full } = useValueText(kind, '', digits);
  const foot = useSourceLine(source, asOf);
  const range = extentOfValues(rows.flatMap(({ values }) => values));
  if (range === null) return <EmptyState />;

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
      <section className={styles.scroller} tabIndex={0} aria-label={title}>
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
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((column, index) => {
                  const value = values[index] ?? null;
                  const share = heatShare(value, range, scale);
                  return (
                    <td
                      key={column}
                      className={cx(value !== null && styles[toneOf(value, scale)])}
                      style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties}
                    >
                      {full(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <figcaption className={styles.foot}>{foot}</figcaption>
    </figure>
  );
}

function toneOf(value: number, scale: HeatMapProps['scale']): 'level' | 'up' | 'down' {
  if (scale === 'level') return 'level';
  return value < 0 ? 'down' : 'up';
}
