import { sum } from '@coinmirror/shared/numbers/sum.ts';

/** Open interest by the whole hour (epoch ms), USD. */
export type ByHour = ReadonlyMap<number, number>;

/**
 * The sums of some contracts at some hours. A contract counts from its first hour on; an hour that one of them lacks after
 * that has no sum, for it would be too small.
 */
export function sumOfHours(contracts: readonly ByHour[], hours: readonly number[]): ByHour {
  const known = contracts.flatMap((values) =>
    values.size === 0 ? [] : [{ values, first: Math.min(...values.keys()) }],
  );
  return new Map(
    hours.flatMap((hour): [number, number][] => {
      const own = known.filter(({ first }) => first <= hour).map(({ values }) => values.get(hour));
      if (own.length === 0 || own.includes(undefined)) return [];
      return [[hour, sum(own, (value) => value ?? 0)]];
    }),
  );
}
