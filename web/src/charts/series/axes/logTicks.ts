import { roundStepFrom } from './roundStep.ts';

const DECADE = 10;
const FINE_STEPS = [1, 2, 2.5, 5, 10];
/** Steps within a decade, the finest that gives few enough ticks first. */
const COARSE = [[1, 2, 5], [1, 5], [1]];
const MOST = 8;

/**
 * Ticks for a logarithmic axis from `low` to the first round value that is not below `high`, the last of them: the
 * library itself uses powers of ten only, and a price often moves within one. 1-2-5 over a few decades, fewer over many,
 * even round steps within one.
 */
export function logTicks(low: number, high: number): readonly number[] {
  if (!(low > 0) || high <= low) return [];
  if (high / low < DECADE) return evenTicks(low, high);
  const choices = COARSE.map((steps) => decadeTicks(low, high, steps));
  return choices.find((ticks) => ticks.length <= MOST) ?? everyOther(choices.at(-1) ?? []);
}

function decadeTicks(low: number, high: number, steps: readonly number[]): number[] {
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(low)); (ticks.at(-1) ?? 0) < high; power += 1) {
    for (const step of steps) {
      const tick = Number((step * 10 ** power).toPrecision(1));
      if (tick >= low && (ticks.at(-1) ?? 0) < high) ticks.push(tick);
    }
  }
  // With coarse steps the end need not be a whole decade above the highest value.
  const end = endOf(high);
  return [...ticks.filter((tick) => tick < end), end];
}

/** The first of 1-2-5 × 10ⁿ that is not below a value. */
function endOf(high: number): number {
  const power = 10 ** Math.floor(Math.log10(high));
  const step = [1, 2, 5, 10].find((one) => Number((one * power).toPrecision(1)) >= high) ?? 10;
  return Number((step * power).toPrecision(1));
}

/** Every second tick, the last always. */
function everyOther(ticks: readonly number[]): readonly number[] {
  return ticks.filter((_tick, at) => (ticks.length - 1 - at) % 2 === 0);
}

function evenTicks(low: number, high: number): number[] {
  const step = roundStepFrom((high - low) / 5, FINE_STEPS);
  const ticks: number[] = [];
  for (let index = Math.ceil(low / step); (index - 1) * step < high; index += 1) {
    ticks.push(Number((index * step).toPrecision(6)));
  }
  return ticks;
}
