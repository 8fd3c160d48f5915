import { percentileOf } from '@coinmirror/shared/indicators/standing.ts';
import { sum, sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import type { VenueHour } from '../../ports/futuresPast.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { eachPastDay, memoize } from '../memo/memoize.ts';

/** ms between two settlements of most perpetuals. */
const SETTLES = 8 * HOUR;
export const SETTLEMENTS_A_DAY = DAY / SETTLES;

/** Settlements of the last `days` days up to an instant, oldest first (epoch ms). */
export function settlementsOf(now: number, days: number): readonly number[] {
  const last = Math.floor(now / SETTLES);
  return Array.from({ length: (days * DAY) / SETTLES }, (_, at, count = (days * DAY) / SETTLES) => {
    return (last - count + 1 + at) * SETTLES;
  });
}

/** An hour of the past, by exchange. */
export interface PastHour {
  readonly time: number;
  readonly venues: readonly VenueHour[];
}

/** A coin's futures at some whole hours, oldest first. */
export async function pastHours(
  sources: Sources,
  code: string,
  times: readonly number[],
): Promise<readonly PastHour[]> {
  const hours = await requirePort(sources, 'futuresPast').at(code, times);
  return times.map((time, at) => ({ time, venues: hours[at] ?? [] }));
}

/** Funding per eight hours over the exchanges of an hour, weighted by open interest; null if none tells both. */
export function fundingOfHour({ venues }: PastHour): number | null {
  const known = venues.flatMap(({ funding, openInterest }) =>
    funding === null || openInterest === null ? [] : [{ funding, openInterest }],
  );
  const total = sum(known, ({ openInterest }) => openInterest);
  return total > 0 ? sum(known, ({ funding, openInterest }) => funding * openInterest) / total : null;
}

/** Open interest of an hour over its exchanges; null where nothing is known of it. */
export function interestOfHour({ venues }: PastHour): number | null {
  return venues.length === 0 ? null : sumKnown(venues, ({ openInterest }) => openInterest);
}

/** The settled rates of a coin in 30 days, oldest first. */
const settledRates = memoize(
  (sources) => eachPastDay(sources, Math.floor(sources.clock.now() / SETTLES)),
  async (sources, code: string, days: number) =>
    (await pastHours(sources, code, settlementsOf(sources.clock.now(), days))).map(fundingOfHour),
);

/** Open interest of a coin 24 h and 7 days ago by exchange, by the whole hour. */
const earlierInterest = memoize(
  (sources) => eachPastDay(sources, Math.floor(sources.clock.now() / HOUR)),
  async (sources, code: string) => {
    const hour = Math.floor(sources.clock.now() / HOUR) * HOUR;
    const [week, day] = await pastHours(sources, code, [hour - 7 * DAY, hour - DAY]);
    return { day: day?.venues ?? [], week: week?.venues ?? [] };
  },
);

/** Which part of a coin's settled rates of the last `days` days is lower than that of now, %; null of none. */
export async function fundingStandingOf(
  sources: Sources,
  code: string,
  funding: number | null,
  days: number,
) {
  const known = (await settledRates(sources, code, days)).flatMap((rate) => rate ?? []);
  return {
    percentile: funding === null ? null : percentileOf(funding, known),
    settlements: known.length,
  };
}

/** How a coin's funding and open interest of now stand beside its past. */
export async function standingOf(
  sources: Sources,
  code: string,
  { funding, contracts }: { readonly funding: number | null; readonly contracts: readonly FuturesContract[] },
  days: number,
) {
  const rates = await settledRates(sources, code, days);
  const known = rates.flatMap((rate) => rate ?? []);
  return {
    ...(await interestChanges(sources, code, contracts)),
    ...(await fundingStandingOf(sources, code, funding, days)),
    sum7d: sumOfAll(rates.slice((-7 * DAY) / SETTLES)),
    sum30d: sumOfAll(rates),
    high30d: known.length === 0 ? null : Math.max(...known),
    low30d: known.length === 0 ? null : Math.min(...known),
  };
}

/** How a coin's open interest has changed in 24 h and 7 days, %. */
export async function interestChanges(sources: Sources, code: string, contracts: readonly FuturesContract[]) {
  const { day, week } = await earlierInterest(sources, code);
  return { interestChange24h: changeSince(day, contracts), interestChange7d: changeSince(week, contracts) };
}

/** Of all open interest, the part of 1 that a change must be of. */
const MOST_OF_IT = 0.5;

/**
 * How open interest has changed, %, on the exchanges of which both ends are known: one that joined in between is no rise.
 * null where these hold less than half of it.
 */
function changeSince(before: readonly VenueHour[], contracts: readonly FuturesContract[]): number | null {
  const byVenue = Map.groupBy(contracts, ({ exchange }) => exchange);
  const pairs = before.flatMap(({ exchange, openInterest: then }) => {
    const now = sumKnown(byVenue.get(exchange) ?? [], ({ openInterest }) => openInterest);
    return then === null || now === null ? [] : [{ then, now }];
  });
  const [then, now] = [sum(pairs, (one) => one.then), sum(pairs, (one) => one.now)];
  const all = sumKnown(contracts, ({ openInterest }) => openInterest) ?? 0;
  return then <= 0 || now < all * MOST_OF_IT ? null : (now / then - 1) * 100;
}

/** null while one of them is not known: a sum over gaps would be too small. */
function sumOfAll(rates: readonly (number | null)[]): number | null {
  return rates.some((rate) => rate === null) ? null : sum(rates, (rate) => rate);
}
