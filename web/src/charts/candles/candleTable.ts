import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import type { ChartTableData } from '../frame/ChartTable.tsx';
import type { CandlePoint } from './toKLineData.ts';

const columnsIn = (quote: string) => [
  { key: 'time', label: '时间' },
  { key: 'open', label: `开盘价(${quote})`, numeric: true },
  { key: 'high', label: `最高价(${quote})`, numeric: true },
  { key: 'low', label: `最低价(${quote})`, numeric: true },
  { key: 'close', label: `收盘价(${quote})`, numeric: true },
  { key: 'volume', label: '成交量', numeric: true },
  { key: 'turnover', label: `成交额(${quote})`, numeric: true },
];

/** Candles as a table, newest first, priced in `quote`; `timeText` writes when each began. */
export function candleTable(
  candles: readonly CandlePoint[],
  quote: string,
  timeText: (time: number) => string,
): ChartTableData {
  return {
    columns: columnsIn(quote),
    rows: candles.toReversed().map(({ time, open, high, low, close, volume, turnover }) => ({
      key: String(time),
      cells: [
        timeText(time),
        ...[open, high, low, close].map((price) => formatPrice(price)),
        formatAmount(volume),
        formatAmount(turnover),
      ],
      plain: [timeText(time), open, high, low, close, volume, turnover],
    })),
  };
}
