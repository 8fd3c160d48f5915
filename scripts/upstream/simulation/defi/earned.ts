import type { Earned, EarnedDay, EarnedSums } from '../../ports/defi.ts';
import type { EarnedPlace, EarnedYear } from './earnedPlaces.ts';

const WEEK = 7;
const MONTH = 30;

/** Sums of every protocol and issuer: over all its chains, and on each. */
export function earnedNow({ places }: EarnedYear): readonly Earned[] {
  return [...Map.groupBy(places, ({ earner }) => earner)].flatMap(([earner, own]) => [
    { earner, chain: null, ...sumsOf(own) },
    ...own.flatMap((place) =>
      place.chain === null ? [] : [{ earner, chain: place.chain, ...sumsOf([place]) }],
    ),
  ]);
}

/** The last `count` days of one protocol or issuer, of all together for null. */
export function earnedDays(
  { times, places }: EarnedYear,
  earner: string | null,
  count: number,
): readonly EarnedDay[] {
  const own = places.filter((place) => earner === null || place.earner === earner);
  if (own.length === 0) return [];
  const [fees, revenue] = [addUp(own.map((place) => place.fees)), addUp(own.map((place) => place.revenue))];
  return times.map((time, at) => ({ time, fees: fees[at] ?? 0, revenue: revenue[at] ?? 0 })).slice(-count);
}

function sumsOf(places: readonly EarnedPlace[]) {
  return {
    fees: periodsOf(addUp(places.map(({ fees }) => fees))),
    revenue: periodsOf(addUp(places.map(({ revenue }) => revenue))),
  };
}

function addUp(lines: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...rest] = lines;
  return first.map((value, at) => rest.reduce((sum, line) => sum + (line[at] ?? 0), value));
}

/** Sums of the last day, week and month, and of those before; `days`: USD, oldest first. */
export function periodsOf(days: readonly number[]): EarnedSums {
  const ended = (length: number, ago: number) => {
    const end = days.length - ago;
    return days.slice(Math.max(0, end - length), end).reduce((sum, usd) => sum + usd, 0);
  };
  return {
    day: ended(1, 0),
    week: ended(WEEK, 0),
    month: ended(MONTH, 0),
    dayBefore: ended(1, 1),
    weekBefore: ended(WEEK, WEEK),
    monthBefore: ended(MONTH, MONTH),
  };
}
