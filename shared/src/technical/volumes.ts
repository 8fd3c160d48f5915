import { combine, ema, rollingSum, type Series, sma, wilder } from './series.ts';
import { type Bar, candles, closes, fixed, type Technical, trueRange, typical } from './technical.ts';

const volumes = (bars: readonly Bar[]): Series => bars.map((bar) => bar.volume);

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
  calc: (bars, params) => [...params.map((size) => sma(volumes(bars), size)), volumes(bars)],
};

/** On-balance volume: it rises by the volume of a candle that closed higher, and falls by that of a lower one. */
const obv: Technical = {
  key: 'OBV',
  title: '能量潮',
  pane: 'sub',
  params: [candles('均线', 30)],
  lines: fixed(['obv', 'OBV'], ['maobv', 'MAOBV']),
  isAmount: true,
  calc: (bars, [span = 30]) => {
    let sum = 0;
    const line = bars.map((bar, i) => {
      const before = bars[i - 1]?.close ?? bar.close;
      sum += Math.sign(bar.close - before) * bar.volume;
      return sum;
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
  calc: (bars, [size = 14]) => {
    const prices = typical(bars);
    const flow = (sign: 1 | -1) =>
      bars.map((bar, i) => {
        const [now, before] = [prices[i] ?? 0, prices[i - 1]];
        if (before === undefined || before === null) return null;
        return Math.sign(now - before) === sign ? now * bar.volume : 0;
      });
    return [
      combine([rollingSum(flow(1), size), rollingSum(flow(-1), size)], (rise, fall) =>
        rise + fall === 0 ? 50 : (rise / (rise + fall)) * 100,
      ),
    ];
  },
};

/** Chaikin's money flow: volume weighted by where in its span a candle closed, −1 … 1. */
const cmf: Technical = {
  key: 'CMF',
  title: '蔡金资金流',
  pane: 'sub',
  params: [candles('周期', 20)],
  lines: fixed(['cmf', 'CMF']),
  precision: 4,
  calc: (bars, [size = 20]) => {
    const flow = bars.map(({ high, low, close, volume }) =>
      high === low ? 0 : ((2 * close - low - high) / (high - low)) * volume,
    );
    return [
      combine([rollingSum(flow, size), rollingSum(volumes(bars), size)], (sum, volume) =>
        volume > 0 ? sum / volume : 0,
      ),
    ];
  },
};

/** Volume ratio: volumes of rises against those of falls, equal closes half to each, %. */
const vr: Technical = {
  key: 'VR',
  title: '成交量比率',
  pane: 'sub',
  params: [candles('周期', 26), candles('均线', 6)],
  lines: fixed(['vr', 'VR'], ['mavr', 'MAVR']),
  precision: 2,
  calc: (bars, [size = 26, span = 6]) => {
    const part = (sign: 1 | -1) =>
      bars.map((bar, i) => {
        const before = bars[i - 1]?.close;
        if (before === undefined) return null;
        const move = Math.sign(bar.close - before);
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
  calc: (bars, [size = 14]) => [wilder(trueRange(bars), size)],
};

/** Directional movement with Wilder's averages: +DI, −DI, ADX and ADXR. Source: J. W. Wilder (1978). */
const dmi: Technical = {
  key: 'DMI',
  title: '趋向指标',
  pane: 'sub',
  params: [candles('周期', 14), candles('ADX', 14)],
  lines: fixed(['pdi', '+DI'], ['mdi', '-DI'], ['adx', 'ADX']),
  precision: 2,
  calc: (bars, [size = 14, span = 14]) => {
    const range = wilder(skipFirst(trueRange(bars)), size);
    const moves = bars.map((bar, i) => {
      const before = bars[i - 1];
      if (!before) return null;
      const [up, down] = [bar.high - before.high, before.low - bar.low];
      return { up: up > down && up > 0 ? up : 0, down: down > up && down > 0 ? down : 0 };
    });
    const index = (moved: Series) =>
      combine([wilder(moved, size), range], (move, one) => (one > 0 ? (move / one) * 100 : 0));
    const plus = index(moves.map((move) => move?.up ?? null));
    const minus = index(moves.map((move) => move?.down ?? null));
    const apart = combine([plus, minus], (one, other) =>
      one + other > 0 ? (Math.abs(one - other) / (one + other)) * 100 : 0,
    );
    return [plus, minus, wilder(apart, span)];
  },
};

const skipFirst = (values: Series): Series => values.map((value, i) => (i === 0 ? null : value));

/** Difference of two averages of the close, and its own average. */
const dma: Technical = {
  key: 'DMA',
  title: '平均线差',
  pane: 'sub',
  params: [candles('短期', 10), candles('长期', 50), candles('均线', 10)],
  lines: fixed(['dma', 'DMA'], ['ama', 'AMA']),
  calc: (bars, [short = 10, long = 50, span = 10]) => {
    const line = combine([sma(closes(bars), short), sma(closes(bars), long)], (one, other) => one - other);
    return [line, sma(line, span)];
  },
};

/** Force index: change of the close times volume, smoothed. Source: A. Elder, 1993. */
const force: Technical = {
  key: 'FI',
  title: '强力指数',
  pane: 'sub',
  params: [candles('周期', 13)],
  lines: fixed(['fi', 'FI']),
  isAmount: true,
  calc: (bars, [size = 13]) => [
    ema(
      bars.map((bar, i) => {
        const before = bars[i - 1]?.close;
        return before === undefined ? null : (bar.close - before) * bar.volume;
      }),
      size,
    ),
  ],
};

/** Volumes, spans and directions under the candles. */
export const volumeTechnicals = [vol, obv, mfi, cmf, vr, atr, dmi, dma, force] as const;
