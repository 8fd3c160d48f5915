import { averageTechnicals } from './averages.ts';
import { bandTechnicals } from './bands.ts';
import { flowTechnicals } from './flow.ts';
import { futuresTechnicals } from './futures.ts';
import { oscillatorTechnicals } from './oscillators.ts';
import { stopTechnicals } from './stops.ts';
import type { Technical } from './technical.ts';
import { volumeTechnicals } from './volumes.ts';

/** Every technical indicator, in menu order. */
export const technicals: readonly Technical[] = [
  ...averageTechnicals,
  ...bandTechnicals,
  ...stopTechnicals,
  ...volumeTechnicals,
  ...flowTechnicals,
  ...oscillatorTechnicals,
  ...futuresTechnicals,
];

/** An indicator by its key; undefined for an unknown one. */
export function technicalOf(key: string): Technical | undefined {
  return technicals.find((one) => one.key === key);
}

/** A chosen indicator with its parameters. */
export interface TechnicalUse {
  readonly key: string;
  readonly params: readonly number[];
}

/** An indicator with its default parameters. */
export function usualUse(technical: Technical): TechnicalUse {
  return { key: technical.key, params: technical.params.map(({ value }) => value) };
}

/** Valid parameters: as many as the indicator has, within their bounds and steps; otherwise the defaults. */
export function validParams(technical: Technical, params: readonly number[]): readonly number[] {
  return technical.params.map(({ value, min, max, step }, i) => {
    const given = params[i];
    if (given === undefined || !Number.isFinite(given)) return value;
    const whole = step === 1 ? Math.round(given) : given;
    return Math.min(Math.max(whole, min), max);
  });
}
