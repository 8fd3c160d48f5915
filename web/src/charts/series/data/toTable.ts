import type { ChartTableData } from '../../panel/ChartTable.tsx';
import { pointTimeText } from '../text/timeText.ts';
import type { DrawnSeries } from '../view.ts';
import { toRows } from './rows.ts';
import { usualStep } from './transform.ts';

/** The drawn series as a table: time first, then a column for each series, newest row first. */
export function toTable(drawn: readonly DrawnSeries[], zone: number): ChartTableData {
  const step = usualStep(drawn[0]?.points ?? []);
  const rows = toRows(drawn.map(({ series, points }) => ({ ...series, points })));
  return {
    columns: [
      { key: 'time', label: '时间' },
      ...drawn.map(({ series }) => ({ key: series.key, label: series.name, numeric: true })),
    ],
    rows: rows.map(({ time, values }) => {
      const when = pointTimeText(time + zone, step);
      return {
        key: String(time),
        cells: [when, ...values.map((value, index) => drawn[index]?.text.full(value) ?? '')],
        plain: [when, ...values],
      };
    }),
  };
}
