import { combine, ema, rollingSum, sma, wilder } from './series.ts';
import type { Column, OfBar } from './sheet.ts';
import { candles, closes, fixed, type Technical, trueRange, typicalOf, volumes } from './technical.ts';

const vol: Technical = {
  key: 'VOL',
  title: '成交量',
  pane: 'sub',
  params: [candles('均线1', 5), candles('均线2', 10), candles('均线3', 20)],
  lines: (params) => [
    ...params.map((size, i) => ({ key: `v${i}`, title: `MA${size}` })),
    { key: 'volume', title: 'VOL', draws: 'bar' as const },
  ],
  isAmount: true,
  calc: (sheet, params) => [...params.map((size) => sma(volumes(sheet), size)), volumes(sheet)],
};

/** On-balance volume: adds the volume of a candle that closed higher, subtracts that of one that closed lower. */
const obv: Technical = {
  key: 'OBV',
  title: '能量潮',
  pane: 'sub',
  params: [candles('均线', 30)],
  lines: fixed(['obv', 'OBV'], ['maobv', 'MAOBV']),
  isAmount: true,
  calc: (sheet, [span = 30]) => {
    const { bars } = sheet;
    const line = sheet.column<number>((place, sums) => {
      const bar = bars[place];
      const before = bars[place - 1];
      if (!bar || !before) return bar ? 0 : null;
      return (sums[place - 1] ?? 0) + Math.sign(bar.close - before.close) * bar.volume;
    });
    return [line, sma(line, span)];
  },
};

/** Money flow index: relative strength of typical price × volume, 0–100. Source: G. Quong, A. Soudack, 1989. */
const mfi: Technical = {
  key: 'MFI',
  title: '资金流量',
  pane: 'sub',
  params: [candles('周期', 14)],
  lines: fixed(['mfi', 'MFI']),
  precision: 2,
  calc: (sheet, [size = 14]) => {
    const flow = (sign: 1 | -1) =>
      sheet.each((bar, before) => {
        if (before === undefined) return null;
        const now = typicalOf(bar);
        return Math.sign(now - typicalOf(before)) === sign ? now * bar.volume : 0;
      });
    return [
      combine([rollingSum(flow(1), size), rollingSum(flow(-1), size)], (rise, fall) =>
        rise + fall === 0 ? 50 : (rise / (rise + fall)) * 100,
      ),
    ];
  },
};

/** Chaikin money flow: volume weighted by the position of the close between low and high, −1 … 1. */
const cmf: Technical = {
  key: 'CMF',
  title: '蔡金资金流',
  pane: 'sub',
  params: [candles('周期', 20)],
  lines: fixed(['cmf', 'CMF']),
  precision: 4,
  calc: (sheet, [size = 20]) => {
    const flow = sheet.each(({ high, low, close, volume }) =>
      high === low ? 0 : ((2 * close - low - high) / (high - low)) * volume,
    );
    return [
      combine([rollingSum(flow, size), rollingSum(volumes(sheet), size)], (sum, volume) =>
        volume > 0 ? sum / volume : 0,
      ),
    ];
  },
};

/** Volume ratio: volume of rises ÷ volume of falls, equal closes half to each, %. */
const vr: Technical = {
  key: 'VR',
  title: '成交量比率',
  pane: 'sub',
  params: [candles('周期', 26), candles('均线', 6)],
  lines: fixed(['vr', 'VR'], ['mavr', 'MAVR']),
  precision: 2,
  calc: (sheet, [size = 26, span = 6]) => {
    const part = (sign: 1 | -1) =>
      sheet.each((bar, before) => {
        if (before === undefined) return null;
        const move = Math.sign(bar.close - before.close);
        return move === 0 ? bar.volume / 2 : move === sign ? bar.volume : 0;
      });
    const line = combine([rollingSum(part(1), size), rollingSum(part(-1), size)], (rise, fall) =>
      fall > 0 ? (rise / fall) * 100 : null,
    );
    return [line, sma(line, span)];
  },
};

const atr: Technical = {
  key: 'ATR',
  title: '平均真实波幅',
  pane: 'sub',
  params: [candles('周期', 14)],
  lines: fixed(['atr', 'ATR']),
  calc: (sheet, [size = 14]) => [wilder(trueRange(sheet), size)],
};

/** Directional movement with Wilder's averages: +DI, −DI, ADX and ADXR. Source: J. W. Wilder (1978). */
const dmi: Technical = {
  key: 'DMI',
  title: '趋向指标',
  pane: 'sub',
  params: [candles('周期', 14), candles('ADX', 14)],
  lines: fixed(['pdi', '+DI'], ['mdi', '-DI'], ['adx', 'ADX']),
  precision: 2,
  calc: (sheet, [size = 14, span = 14]) => {
    const range = wilder(skipFirst(trueRange(sheet)), size);
    const index = (moved: Column) =>
      combine([wilder(moved, size), range], (move, one) => (one > 0 ? (move / one) * 100 : 0));
    const plus = index(sheet.each(moveUp));
    const minus = index(sheet.each(moveDown));
    const apart = combine([plus, minus], (one, other) =>
      one + other > 0 ? (Math.abs(one - other) / (one + other)) * 100 : 0,
    );
    return [plus, minus, wilder(apart, span)];
  },
};

const moveUp: OfBar<number> = (bar, before) =>
  before ? larger(bar.high - before.high, before.low - bar.low) : null;
const moveDown: OfBar<number> = (bar, before) =>
  before ? larger(before.low - bar.low, bar.high - before.high) : null;
const larger = (one: number, other: number) => (one > other && one > 0 ? one : 0);

const skipFirst = ({ sheet, values }: Column): Column =>
  sheet.column((place) => (place === 0 ? null : (values[place] ?? null)));

/** Difference of two moving averages of the close, and its own moving average. */
const dma: Technical = {
  key: 'DMA',
  title: '平均线差',
  pane: 'sub',
  params: [candles('短期', 10), candles('长期', 50), candles('均线', 10)],
  lines: fixed(['dma', 'DMA'], ['ama', 'AMA']),
  calc: (sheet, [short = 10, long = 50, span = 10]) => {
    const line = combine([sma(closes(sheet), short), sma(closes(sheet), long)], (one, other) => one - other);
    return [line, sma(line, span)];
  },
};

/** Force index: change of the close × volume, smoothed. Source: A. Elder, 1993. */
const force: Technical = {
  key: 'FI',
  title: '强力指数',
  pane: 'sub',
  params: [candles('周期', 13)],
  lines: fixed(['fi', 'FI']),
  isAmount: true,
  calc: (sheet, [size = 13]) => [
    ema(
      sheet.each((bar, before) => (before ? (bar.close - before.close) * bar.volume : null)),
      size,
    ),
  ],
};

/** Volumes, ranges and directions below the price chart. */
export const volumeTechnicals = [vol, obv, mfi, cmf, vr, atr, dmi, dma, force] as const;
