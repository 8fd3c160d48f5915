import { roundStepFrom } from './roundStep.ts';

const DECADE = 10;
const FINE_STEPS = [1, 2, 2.5, 5, 10];
const COARSE = [1, 2, 5];
const MOST = 12;

/**
 * Ticks inside [low, high] for a logarithmic axis: the library itself uses powers of ten only, and a price often moves
 * within one. 1-2-5 over several decades, powers of ten over many, even round steps within one.
 */
export function logTicks(low: number, high: number): readonly number[] {
  if (!(low > 0) || high <= low) return [];
  if (high / low < DECADE) return evenTicks(low, high);
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power += 1) {
    for (const step of COARSE) ticks.push(Number((step * 10 ** power).toPrecision(1)));
  }
  const inside = ticks.filter((tick) => tick >= low && tick <= high);
  return inside.length > MOST ? inside.filter((tick) => Number.isInteger(Math.log10(tick))) : inside;
}

function evenTicks(low: number, high: number): number[] {
  const step = roundStepFrom((high - low) / 5, FINE_STEPS);
  const ticks: number[] = [];
  for (let index = Math.ceil(low / step); index * step <= high; index += 1) {
    ticks.push(Number((index * step).toPrecision(6)));
  }
  return ticks;
}
