import { combine, difference, ema, highest, lowest, shifted, sma, wilder, windowed } from './series.ts';
import type { Column, OfBar } from './sheet.ts';
import { candles, closes, fixed, highs, lows, type Technical, typical } from './technical.ts';

const macd: Technical = {
  key: 'MACD',
  title: '指数平滑异同移动平均',
  pane: 'sub',
  params: [candles('快线', 12), candles('慢线', 26), candles('信号', 9)],
  lines: fixed(['dif', 'DIF'], ['dea', 'DEA'], ['macd', 'MACD', 'bar']),
  calc: (sheet, [fast = 12, slow = 26, signal = 9]) => {
    const dif = combine([ema(closes(sheet), fast), ema(closes(sheet), slow)], (one, other) => one - other);
    const dea = ema(dif, signal);
    // Chinese charts double the histogram.
    return [dif, dea, combine([dif, dea], (one, other) => 2 * (one - other))];
  },
};

/**
 * Position of the close between the lowest low and the highest high of the last candles, 0–100; 50 if they are equal.
 */
function stochastic(high: Column, low: Column, close: Column, size: number): Column {
  return combine([highest(high, size), lowest(low, size), close], (top, bottom, last) =>
    top === bottom ? 50 : ((last - bottom) / (top - bottom)) * 100,
  );
}

const kdj: Technical = {
  key: 'KDJ',
  title: '随机指标',
  pane: 'sub',
  params: [candles('周期', 9), candles('K', 3), candles('D', 3)],
  lines: fixed(['k', 'K'], ['d', 'D'], ['j', 'J']),
  precision: 2,
  calc: (sheet, [size = 9, first = 3, second = 3]) => {
    const k = from50(stochastic(highs(sheet), lows(sheet), closes(sheet), size), first);
    const d = from50(k, second);
    return [k, d, combine([k, d], (one, other) => 3 * one - 2 * other)];
  },
};

/** Wilder's moving average starting at 50, as used by KDJ. */
function from50({ sheet, values }: Column, size: number): Column {
  return sheet.column((place, averages) => {
    const value = values[place] ?? null;
    const before = averages[place - 1] ?? 50;
    return value === null ? null : before + (value - before) / size;
  });
}

/** Relative strength with Wilder's averages, 0–100. Source: J. W. Wilder (1978). */
function relativeStrength(values: Column, size: number): Column {
  const moves = difference(values);
  const gain = wilder(
    combine([moves], (move) => Math.max(move, 0)),
    size,
  );
  const loss = wilder(
    combine([moves], (move) => Math.max(-move, 0)),
    size,
  );
  return combine([gain, loss], (up, down) => (up + down === 0 ? 50 : (up / (up + down)) * 100));
}

const rsi: Technical = {
  key: 'RSI',
  title: '相对强弱',
  pane: 'sub',
  params: [candles('周期1', 6), candles('周期2', 12), candles('周期3', 24)],
  lines: (params) => params.map((size, i) => ({ key: `v${i}`, title: `RSI${size}` })),
  precision: 2,
  calc: (sheet, params) => params.map((size) => relativeStrength(closes(sheet), size)),
};

const stochRsi: Technical = {
  key: 'STOCHRSI',
  title: '随机相对强弱',
  pane: 'sub',
  params: [candles('RSI', 14), candles('随机', 14), candles('K', 3), candles('D', 3)],
  lines: fixed(['k', 'K'], ['d', 'D']),
  precision: 2,
  calc: (sheet, [strength = 14, size = 14, first = 3, second = 3]) => {
    const values = relativeStrength(closes(sheet), strength);
    const k = sma(stochastic(values, values, values, size), first);
    return [k, sma(k, second)];
  },
};

const wr: Technical = {
  key: 'WR',
  title: '威廉指标',
  pane: 'sub',
  params: [candles('周期1', 6), candles('周期2', 10), candles('周期3', 14)],
  lines: (params) => params.map((size, i) => ({ key: `v${i}`, title: `WR${size}` })),
  precision: 2,
  calc: (sheet, params) =>
    params.map((size) =>
      combine([stochastic(highs(sheet), lows(sheet), closes(sheet), size)], (value) => value - 100),
    ),
};

/**
 * Commodity channel index: deviation of the typical price from its mean, in mean absolute deviations. Source: D.
 * Lambert, 1980.
 */
const cci: Technical = {
  key: 'CCI',
  title: '顺势指标',
  pane: 'sub',
  params: [candles('周期', 20, 2)],
  lines: fixed(['cci', 'CCI']),
  precision: 2,
  calc: (sheet, [size = 20]) => {
    const prices = typical(sheet);
    const spread = windowed(prices, size, (window) => {
      const mean = window.reduce((sum, value) => sum + value, 0) / size;
      return window.reduce((sum, value) => sum + Math.abs(value - mean), 0) / size;
    });
    return [
      combine([prices, sma(prices, size), spread], (price, mean, one) =>
        one === 0 ? 0 : (price - mean) / (0.015 * one),
      ),
    ];
  },
};

const roc: Technical = {
  key: 'ROC',
  title: '变动率',
  pane: 'sub',
  params: [candles('周期', 12), candles('均线', 6)],
  lines: fixed(['roc', 'ROC'], ['maroc', 'MAROC']),
  precision: 2,
  calc: (sheet, [size = 12, span = 6]) => {
    const rate = combine(
      [closes(sheet), shifted(closes(sheet), size)],
      (now, before) => (now / before - 1) * 100,
    );
    return [rate, sma(rate, span)];
  },
};

const mtm: Technical = {
  key: 'MTM',
  title: '动量',
  pane: 'sub',
  params: [candles('周期', 12), candles('均线', 6)],
  lines: fixed(['mtm', 'MTM'], ['mamtm', 'MAMTM']),
  calc: (sheet, [size = 12, span = 6]) => {
    const move = difference(closes(sheet), size);
    return [move, sma(move, span)];
  },
};

/** Change in % of a triple-smoothed close. */
const trix: Technical = {
  key: 'TRIX',
  title: '三重指数平滑',
  pane: 'sub',
  params: [candles('周期', 12), candles('均线', 9)],
  lines: fixed(['trix', 'TRIX'], ['matrix', 'MATRIX']),
  precision: 4,
  calc: (sheet, [size = 12, span = 9]) => {
    const smooth = ema(ema(ema(closes(sheet), size), size), size);
    const rate = combine([smooth, shifted(smooth, 1)], (now, before) => (now / before - 1) * 100);
    return [rate, sma(rate, span)];
  },
};

const middleOf: OfBar<number> = (bar) => (bar.high + bar.low) / 2;

/** Awesome oscillator: difference of the means of candle middles over 5 and 34. Source: B. Williams, 1998. */
const ao: Technical = {
  key: 'AO',
  title: '动量震荡',
  pane: 'sub',
  params: [candles('快线', 5), candles('慢线', 34)],
  lines: fixed(['ao', 'AO', 'bar']),
  calc: (sheet, [fast = 5, slow = 34]) => {
    const middles = sheet.each(middleOf);
    return [combine([sma(middles, fast), sma(middles, slow)], (one, other) => one - other)];
  },
};

const bias: Technical = {
  key: 'BIAS',
  title: '乖离率',
  pane: 'sub',
  params: [candles('周期1', 6), candles('周期2', 12), candles('周期3', 24)],
  lines: (params) => params.map((size, i) => ({ key: `v${i}`, title: `BIAS${size}` })),
  precision: 2,
  calc: (sheet, params) =>
    params.map((size) =>
      combine([closes(sheet), sma(closes(sheet), size)], (close, mean) => (close / mean - 1) * 100),
    ),
};

/** Psychological line: % of the last candles that closed higher. */
const psy: Technical = {
  key: 'PSY',
  title: '心理线',
  pane: 'sub',
  params: [candles('周期', 12), candles('均线', 6)],
  lines: fixed(['psy', 'PSY'], ['mapsy', 'MAPSY']),
  precision: 2,
  calc: (sheet, [size = 12, span = 6]) => {
    const rises = combine([difference(closes(sheet))], (move) => (move > 0 ? 100 : 0));
    const line = sma(rises, size);
    return [line, sma(line, span)];
  },
};

/** Oscillators below the price chart. */
export const oscillatorTechnicals = [
  macd,
  kdj,
  rsi,
  stochRsi,
  wr,
  cci,
  roc,
  mtm,
  trix,
  ao,
  bias,
  psy,
] as const;
