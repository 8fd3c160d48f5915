import { wilder } from './series.ts';
import type { Bar, Column, Sheet } from './sheet.ts';
import { candles, factor, fixed, type Technical, trueRange } from './technical.ts';

/** Parabolic stop and reverse. Source: J. W. Wilder, New Concepts in Technical Trading Systems (1978). */
const sar: Technical = {
  key: 'SAR',
  title: '抛物线转向',
  pane: 'main',
  params: [factor('加速', 0.02, 0.01), factor('最大', 0.2, 0.01)],
  lines: fixed(['sar', 'SAR', 'dot']),
  calc: (sheet, [step = 0.02, most = 0.2]) => [parabolic(sheet, step, most)],
};

interface Parabola {
  readonly isLong: boolean;
  readonly extreme: number;
  readonly speed: number;
  readonly stop: number;
}

function parabolic({ bars, column }: Sheet, step: number, most: number): Column {
  const states = column<Parabola>((place, values) => {
    const [bar, before, earlier] = [bars[place], bars[place - 1], bars[place - 2]];
    if (!bar || !before) return null;
    const state = values[place - 1];
    return earlier && state ? follow(state, bar, [before, earlier], step, most) : begin(before, bar, step);
  });
  return column((place) => states.values[place]?.stop ?? null);
}

function begin(first: Bar, second: Bar, speed: number): Parabola {
  const isLong = second.close >= first.close;
  const [high, low] = [Math.max(first.high, second.high), Math.min(first.low, second.low)];
  return { isLong, extreme: isLong ? high : low, speed, stop: isLong ? low : high };
}

function follow(
  { isLong, extreme, speed, stop: last }: Parabola,
  bar: Bar,
  [before, earlier]: readonly [Bar, Bar],
  step: number,
  most: number,
): Parabola {
  const next = last + speed * (extreme - last);
  const stop = isLong ? Math.min(next, before.low, earlier.low) : Math.max(next, before.high, earlier.high);
  if (isLong ? bar.low < stop : bar.high > stop)
    return { isLong: !isLong, extreme: isLong ? bar.low : bar.high, speed: step, stop: extreme };
  if (isLong ? bar.high > extreme : bar.low < extreme)
    return { isLong, extreme: isLong ? bar.high : bar.low, speed: Math.min(speed + step, most), stop };
  return { isLong, extreme, speed, stop };
}

/**
 * Supertrend: a stop at a multiple of the average true range from the candle's middle that never moves away from the
 * price.
 */
const supertrend: Technical = {
  key: 'SUPERTREND',
  title: '超级趋势',
  pane: 'main',
  params: [candles('周期', 10), factor('倍数', 3)],
  lines: fixed(['up', '多'], ['dn', '空']),
  calc: (sheet, [size = 10, times = 3]) => trend(sheet, wilder(trueRange(sheet), size), times),
};

interface Trend {
  readonly upper: number;
  readonly lower: number;
  readonly isUp: boolean;
}

const UNKNOWN: Trend = { upper: Number.POSITIVE_INFINITY, lower: Number.NEGATIVE_INFINITY, isUp: true };

function trend({ bars, column }: Sheet, range: Column, times: number): readonly Column[] {
  const states = column<Trend>((place, values) => {
    const [bar, one] = [bars[place], range.values[place] ?? null];
    if (!bar || one === null) return null;
    const last = values[place - 1] ?? UNKNOWN;
    const before = bars[place - 1]?.close ?? bar.close;
    const middle = (bar.high + bar.low) / 2;
    const [top, bottom] = [middle + times * one, middle - times * one];
    const upper = top < last.upper || before > last.upper ? top : last.upper;
    const lower = bottom > last.lower || before < last.lower ? bottom : last.lower;
    return { upper, lower, isUp: last.isUp ? bar.close >= lower : bar.close > upper };
  });
  const at = (place: number) => states.values[place] ?? null;
  return [
    column((place) => (at(place)?.isUp ? (at(place)?.lower ?? null) : null)),
    column((place) => (at(place)?.isUp === false ? (at(place)?.upper ?? null) : null)),
  ];
}

/** Stops in the price chart. */
export const stopTechnicals = [sar, supertrend] as const;
