import { combine, ema, rollingSum, sma, wma } from './series.ts';
import type { Column, OfBar, Sheet } from './sheet.ts';
import { candles, closes, fixed, type Technical, typicalOf, volumes } from './technical.ts';

type Average = (values: Column, size: number) => Column;

/** A moving average of closes, one line per parameter. */
function averages(key: string, title: string, sizes: readonly number[], average: Average): Technical {
  return {
    key,
    title,
    pane: 'main',
    params: sizes.map((size, i) => candles(`周期${i + 1}`, size)),
    lines: (params) => params.map((size, i) => ({ key: `v${i}`, title: `${key}${size}` })),
    calc: (sheet, params) => params.map((size) => average(closes(sheet), size)),
  };
}

/** Hull moving average: WMA over √n of (2 × WMA over n ÷ 2 − WMA over n). Source: A. Hull, 2005. */
function hull(values: Column, size: number): Column {
  const raw = combine(
    [wma(values, Math.ceil(size / 2)), wma(values, size)],
    (half, whole) => 2 * half - whole,
  );
  return wma(raw, Math.max(1, Math.round(Math.sqrt(size))));
}

const ma = averages('MA', '移动平均线', [5, 10, 30, 60], sma);
const emaLine = averages('EMA', '指数移动平均', [6, 12, 20], ema);
const wmaLine = averages('WMA', '加权移动平均', [10, 30], wma);
const hma = averages('HMA', '赫尔移动平均', [20], hull);

/** Bull and bear index: the mean of four moving averages. */
const bbi: Technical = {
  key: 'BBI',
  title: '多空指标',
  pane: 'main',
  params: [3, 6, 12, 24].map((size, i) => candles(`周期${i + 1}`, size)),
  lines: fixed(['bbi', 'BBI']),
  calc: (sheet, params) => [
    combine(
      params.map((size) => sma(closes(sheet), size)),
      (...values) => values.reduce((sum, value) => sum + value, 0) / values.length,
    ),
  ],
};

const BEIJING = 8 * 3_600_000;
const DAY = 86_400_000;

/** Volume-weighted average price of the day so far; days begin at Beijing midnight. */
const vwap: Technical = {
  key: 'VWAP',
  title: '成交量加权均价（当日）',
  pane: 'main',
  params: [],
  lines: fixed(['vwap', 'VWAP']),
  calc: (sheet) => [dayVwap(sheet)],
};

const dayOf = (time: number) => Math.floor((time + BEIJING) / DAY);

function dayVwap({ bars, column }: Sheet): Column {
  const days = column<{ worth: number; volume: number }>((place, values) => {
    const [bar, before] = [bars[place], bars[place - 1]];
    if (!bar) return null;
    const goesOn = before !== undefined && dayOf(before.time) === dayOf(bar.time);
    const { worth, volume } = (goesOn && values[place - 1]) || { worth: 0, volume: 0 };
    return { worth: worth + typicalOf(bar) * bar.volume, volume: volume + bar.volume };
  });
  return column((place) => {
    const { worth, volume } = days.values[place] ?? { worth: 0, volume: 0 };
    return volume > 0 ? worth / volume : null;
  });
}

const worthOf: OfBar<number> = (bar) => bar.close * bar.volume;

/** Volume-weighted moving average. */
const vwma: Technical = {
  key: 'VWMA',
  title: '成交量加权移动平均',
  pane: 'main',
  params: [candles('周期', 20)],
  lines: fixed(['vwma', 'VWMA']),
  calc: (sheet, [size = 20]) => [
    combine([rollingSum(sheet.each(worthOf), size), rollingSum(volumes(sheet), size)], (worth, volume) =>
      volume > 0 ? worth / volume : null,
    ),
  ],
};

/** Moving averages in the price chart. */
export const averageTechnicals = [ma, emaLine, wmaLine, hma, bbi, vwap, vwma] as const;
