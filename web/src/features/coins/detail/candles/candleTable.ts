import type { Candle } from '@coinmirror/shared/contract/kline.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import type { ChartTableData } from '#charts/frame/ChartTable.tsx';

const COLUMNS = [
  { key: 'time', label: '时间' },
  { key: 'open', label: '开盘价(USD)', numeric: true },
  { key: 'high', label: '最高价(USD)', numeric: true },
  { key: 'low', label: '最低价(USD)', numeric: true },
  { key: 'close', label: '收盘价(USD)', numeric: true },
  { key: 'volume', label: '成交量', numeric: true },
  { key: 'turnover', label: '成交额(USD)', numeric: true },
] as const;

/** Candles as a table, newest first; `timeText` writes when each began. */
export function candleTable(candles: readonly Candle[], timeText: (time: number) => string): ChartTableData {
  return {
    columns: COLUMNS,
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
