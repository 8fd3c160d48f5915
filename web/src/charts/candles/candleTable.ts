import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { formatDateTime, type TimeZoneChoice, ZONE_LABELS } from '@coinmirror/shared/format/time.ts';
import type { CandlePoint } from '../klinecharts/toKLineData.ts';
import type { ChartTableData } from '../panel/ChartTable.tsx';

/** Down to the minute: 2026-03-01 08:00. */
const TO_MINUTE = 16;

/** The units of a candle table, and the time zone of its times. */
interface CandleUnits {
  /** The ticker of the traded coin. */
  readonly base: string;
  /** The quote currency. */
  readonly quote: string;
  readonly timeZone: TimeZoneChoice;
  /** Decimals of its prices. */
  readonly places: number | undefined;
}

const columnsIn = ({ base, quote, timeZone }: CandleUnits) => [
  { key: 'time', label: `时间（${ZONE_LABELS[timeZone]}）` },
  { key: 'open', label: `开盘价(${quote})`, numeric: true },
  { key: 'high', label: `最高价(${quote})`, numeric: true },
  { key: 'low', label: `最低价(${quote})`, numeric: true },
  { key: 'close', label: `收盘价(${quote})`, numeric: true },
  { key: 'volume', label: `成交量(${base})`, numeric: true },
  { key: 'turnover', label: `成交额(${quote})`, numeric: true },
];

/** Candles as a table, newest first, each by its opening time. */
export function candleTable(candles: readonly CandlePoint[], units: CandleUnits): ChartTableData {
  const timeText = (time: number) => formatDateTime(time, units.timeZone).slice(0, TO_MINUTE);
  return {
    columns: columnsIn(units),
    rows: candles.toReversed().map(({ time, open, high, low, close, volume, turnover }) => ({
      key: String(time),
      cells: [
        timeText(time),
        ...[open, high, low, close].map((price) => formatPrice(price, units.places)),
        formatAmount(volume),
        formatAmount(turnover),
      ],
      plain: [timeText(time), open, high, low, close, volume, turnover],
    })),
  };
}
