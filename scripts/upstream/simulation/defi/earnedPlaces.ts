import { stableIssuers } from '@coinmirror/shared/content/defi/issuers.ts';
import { defiProtocols } from '@coinmirror/shared/content/defi/protocols.ts';
import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { createMemo } from '../../mechanisms/memo.ts';
import { oncePerCycle } from '../../mechanisms/oncePerCycle.ts';
import type { VenueDay, VenuesPort } from '../../ports/venues.ts';
import type { World } from '../market/world.ts';
import { wander } from '../random/wander.ts';
import { stableIssueAt } from '../supply/stableIssue.ts';
import { type FeeTerms, feeTermsOf } from './feeTerms.ts';
import { lockedSeries } from './lockedPlaces.ts';

const YEAR_DAYS = 365;
/** Days of the longest chart. */
const MOST_DAYS = 366;

/** What one protocol or issuer earns on one chain, whole USD by day, oldest first; the last day is the 24 h until now. */
export interface EarnedPlace {
  readonly earner: string;
  /** null: on no chain. */
  readonly chain: string | null;
  readonly fees: readonly number[];
  readonly revenue: readonly number[];
}

/** Days, and what is earned on each. */
export interface EarnedYear {
  /** UTC midnights. */
  readonly times: readonly number[];
  readonly places: readonly EarnedPlace[];
}

/** A year of everything that is earned: fees follow the value locked, the volume or the supply of each day. */
export function createEarned(world: World, venues: VenuesPort): () => Promise<EarnedYear> {
  const { market } = world;
  const lockedPast = createMemo<'past', Promise<LockedDays>>();
  return oncePerCycle(market, async (now) => {
    const today = Math.floor(now / DAY) * DAY;
    const times = Array.from({ length: MOST_DAYS }, (_, at) => today - (MOST_DAYS - 1 - at) * DAY);
    // Past days end at the midnight after them and never change.
    const past = await lockedPast.of('past', today, () => lockedAt(world, times.slice(1)));
    const locked = await lockedAt(world, [now]);
    const lockedOf = (place: string) => [...(past.get(place) ?? []), ...(locked.get(place) ?? [])];
    const places = await Promise.all(
      defiProtocols.map(async ({ code, chains }) => {
        const terms = feeTermsOf(code);
        if (terms === null) return [];
        const days =
          terms.on === 'traded' ? tradedOn(chains.length, await venues.history(code, MOST_DAYS)) : null;
        return chains.map((chain, at) => {
          const base = days === null ? lockedOf(placeOf(code, chain)) : (days[at] ?? []);
          return { earner: code, chain, ...earnedOn(code, terms, base, times) };
        });
      }),
    );
    return { times, places: [...places.flat(), ...issued(times, now)] };
  });
}

type LockedDays = ReadonlyMap<string, readonly number[]>;

async function lockedAt({ market }: World, times: readonly number[]): Promise<LockedDays> {
  const series = await lockedSeries(market, { protocol: null, chain: null }, times);
  return new Map(
    series.map(({ protocol, chain, usd }) => [
      placeOf(protocol ?? '', chain ?? ''),
      usd.map((value) => value ?? 0),
    ]),
  );
}

function placeOf(protocol: string, chain: string): string {
  return `${protocol} ${chain}`;
}

/** A venue's volume by day on each of its chains: the first has most, each further one a third of the one before. */
function tradedOn(chains: number, days: readonly VenueDay[]): readonly (readonly number[])[] {
  const weights = Float64Array.from({ length: chains }, (_, at) => 3 ** -at);
  const parts = days.map(({ spot, futures }) => divide((spot ?? 0) + (futures ?? 0), weights));
  return Array.from({ length: chains }, (_, at) => parts.map((part) => part[at] ?? 0));
}

function issued(times: readonly number[], now: number): readonly EarnedPlace[] {
  return stableIssuers.flatMap(({ code }) => {
    const terms = feeTermsOf(code);
    const coin = coinCatalogue.find((one) => one.code === code);
    if (terms === null || coin === undefined) return [];
    const supplies = [...times.slice(1), now].map((time) => stableIssueAt(coin, time) ?? 0);
    return [{ earner: code, chain: null, ...earnedOn(code, terms, supplies, times) }];
  });
}

/** `base`: what fees are paid on, by day; it may begin later than the days. */
function earnedOn(
  earner: string,
  { on, rate, kept }: FeeTerms,
  base: readonly number[],
  times: readonly number[],
) {
  const key = keyOf(`fees-${earner}`, 0);
  const missing = times.length - base.length;
  const fees = times.map((time, at) => {
    const daily = on === 'traded' ? rate : (rate / YEAR_DAYS) * moodOf(on, key, time);
    return Math.round((base[at - missing] ?? 0) * daily);
  });
  return { fees, revenue: fees.map((usd) => Math.round(usd * kept)) };
}

/** Rates of loans and stakes move by the week; those of government bonds hardly. */
function moodOf(on: FeeTerms['on'], key: number, time: number): number {
  const swing = on === 'issued' ? 0.01 : 0.1;
  return 1 + swing * wander(key, time, 12 * DAY) + 0.3 * swing * wander(key, time, 3 * DAY);
}
