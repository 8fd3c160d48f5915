import { type Series, wilder } from './series.ts';
import { type Bar, candles, factor, fixed, type Technical, trueRange } from './technical.ts';

/** Parabolic stop and reverse. Source: J. W. Wilder, New Concepts in Technical Trading Systems (1978). */
const sar: Technical = {
  key: 'SAR',
  title: '抛物线转向',
  pane: 'main',
  params: [factor('加速', 0.02, 0.01), factor('最大', 0.2, 0.01)],
  lines: fixed(['sar', 'SAR', 'dot']),
  calc: (bars, [step = 0.02, most = 0.2]) => [parabolic(bars, step, most)],
};

function parabolic(bars: readonly Bar[], step: number, most: number): Series {
  const [first, second] = bars;
  if (!first || !second) return bars.map(() => null);
  let isLong = second.close >= first.close;
  let extreme = isLong ? Math.max(first.high, second.high) : Math.min(first.low, second.low);
  let speed = step;
  let stop = isLong ? Math.min(first.low, second.low) : Math.max(first.high, second.high);
  return bars.map((bar, i) => {
    const [before, earlier] = [bars[i - 1], bars[i - 2]];
    if (!before) return null;
    if (!earlier) return stop;
    stop += speed * (extreme - stop);
    stop = isLong ? Math.min(stop, before.low, earlier.low) : Math.max(stop, before.high, earlier.high);
    if (isLong ? bar.low < stop : bar.high > stop) {
      isLong = !isLong;
      stop = extreme;
      extreme = isLong ? bar.high : bar.low;
      speed = step;
    } else if (isLong ? bar.high > extreme : bar.low < extreme) {
      extreme = isLong ? bar.high : bar.low;
      speed = Math.min(speed + step, most);
    }
    return stop;
  });
}

/** Supertrend: a stop some average true ranges from the middle of the candle, that never moves away from the price. */
const supertrend: Technical = {
  key: 'SUPERTREND',
  title: '超级趋势',
  pane: 'main',
  params: [candles('周期', 10), factor('倍数', 3)],
  lines: fixed(['up', '多'], ['dn', '空']),
  calc: (bars, [size = 10, times = 3]) => trend(bars, wilder(trueRange(bars), size), times),
};

function trend(bars: readonly Bar[], range: Series, times: number): readonly Series[] {
  let [upper, lower, isUp] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, true];
  const rows = bars.map((bar, i) => {
    const one = range[i] ?? null;
    if (one === null) return null;
    const before = bars[i - 1]?.close ?? bar.close;
    const middle = (bar.high + bar.low) / 2;
    const [top, bottom] = [middle + times * one, middle - times * one];
    upper = top < upper || before > upper ? top : upper;
    lower = bottom > lower || before < lower ? bottom : lower;
    if (isUp && bar.close < lower) isUp = false;
    else if (!isUp && bar.close > upper) isUp = true;
    return isUp ? { up: lower, down: null } : { up: null, down: upper };
  });
  return [rows.map((row) => row?.up ?? null), rows.map((row) => row?.down ?? null)];
}

/** Stops over the candles. */
export const stopTechnicals = [sar, supertrend] as const;
