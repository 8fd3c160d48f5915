import type { Extent } from './extent.ts';

/** The part of an axis that `valueAxis` decides and the library reads. */
export interface AxisChoice {
  readonly type: 'value' | 'log';
  /** Whether the axis may start elsewhere than at 0. */
  readonly scale?: boolean;
  readonly splitNumber?: number;
  readonly min?: number;
  readonly max?: number;
  readonly interval?: number;
  readonly minInterval?: number;
  readonly inverse?: boolean;
  readonly axisLabel: {
    readonly formatter: (value: number) => string;
    readonly customValues?: readonly number[];
  };
}

/** A value axis with its ends and ticks. */
export interface Scale {
  readonly ticks: readonly number[];
  /** The position of a value on the axis: 0 at its lower end, 1 at its upper one. */
  place(value: number): number;
}

const SPLITS = 5;

/** The ends and ticks the library itself would choose, so that nothing shifts when it draws. */
export function scaleOf(axis: AxisChoice, extent: Extent): Scale {
  return axis.type === 'log' ? logScale(axis, extent) : linearScale(axis, extent);
}

function logScale({ axisLabel, min, max }: AxisChoice, extent: Extent): Scale {
  const [low, high] = [min ?? extent.low, max ?? extent.high];
  const [from, to] = [Math.log(low), Math.log(high)];
  return {
    ticks: axisLabel.customValues ?? [low, high],
    place: (value) => (to > from ? (Math.log(value) - from) / (to - from) : 0.5),
  };
}

function linearScale(axis: AxisChoice, extent: Extent): Scale {
  const { scale = false, splitNumber = SPLITS, minInterval = 0, inverse = false } = axis;
  let low = axis.min ?? (scale ? extent.low : Math.min(0, extent.low));
  let high = axis.max ?? (scale ? extent.high : Math.max(0, extent.high));
  if (high === low) [low, high] = opened(low);
  const step = axis.interval ?? Math.max(minInterval, roundStep((high - low) / splitNumber));
  if (axis.min === undefined) low = Math.floor(low / step + TINY) * step;
  if (axis.max === undefined) high = Math.ceil(high / step - TINY) * step;
  if (axis.axisLabel.customValues)
    return { ticks: axis.axisLabel.customValues, place: placeOf(low, high, inverse) };
  const ticks: number[] = low < Math.ceil(low / step - TINY) * step - step * TINY ? [low] : [];
  for (let at = Math.ceil(low / step - TINY); at * step <= high + step * TINY; at += 1)
    ticks.push(Number((at * step).toPrecision(12)));
  if (high > Math.floor(high / step + TINY) * step + step * TINY) ticks.push(high);
  return { ticks, place: placeOf(low, high, inverse) };
}

function placeOf(low: number, high: number, inverse: boolean): Scale['place'] {
  const place = (value: number) => (value - low) / (high - low);
  return inverse ? (value) => 1 - place(value) : place;
}

/** Tolerance for equal numbers, as a share of a step. */
const TINY = 1e-9;

/** Centres a flat line. */
function opened(value: number): [low: number, high: number] {
  const half = value === 0 ? 0.5 : Math.abs(value) / 2;
  return [value - half, value + half];
}

/** The nearest of 1, 2, 3, 5 and 10 times a power of ten, like the library's own `nice`. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const lead = step / power;
  if (lead < 1.5) return power;
  if (lead < 2.5) return 2 * power;
  if (lead < 4) return 3 * power;
  return (lead < 7 ? 5 : 10) * power;
}
