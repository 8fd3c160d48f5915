import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';

/** Number of exchanges shown. */
const EXCHANGES = 12;

/** Exchanges whose positions count: the coin's perpetuals with the most open interest. */
export function countedVenues(contracts: readonly FuturesContract[]): readonly FuturesContract[] {
  return contracts
    .filter(({ contract }) => contract === 'swap')
    .toSorted((a, b) => (b.openInterest ?? 0) - (a.openInterest ?? 0))
    .slice(0, EXCHANGES);
}

/** The share of long accounts as of the last whole hour (the page's default), 0–1; null if it has no perpetual. */
export async function longNow(
  sources: Sources,
  code: string,
  contracts: readonly FuturesContract[],
): Promise<number | null> {
  const time = alignedEnd(sources.clock.now(), HOUR);
  const [long] = await meanLong(sources, {
    code,
    venues: countedVenues(contracts),
    times: [time],
    length: HOUR,
  });
  return long ?? null;
}

/** Figures are of whole periods and change when one ends. */
export function alignedEnd(time: number, length: number): number {
  return Math.floor(time / length) * length;
}

interface MeanQuery {
  readonly code: string;
  readonly venues: readonly FuturesContract[];
  /** Ends of periods of `length` ms, epoch ms. */
  readonly times: readonly number[];
  readonly length: number;
}

/**
 * Shares of long accounts over the exchanges, weighted by open interest, 0–1; null without data. Those
 * that report no open interest have no weight.
 */
export async function meanLong(
  sources: Sources,
  { code, venues, times, length }: MeanQuery,
): Promise<readonly (number | null)[]> {
  const exchanges = venues.map(({ exchange }) => exchange);
  const accounts = await requirePort(sources, 'longShort').accounts({ code, exchanges, times, length });
  return times.map((_, at) => weightedLong(venues, (_venue, place) => accounts[place]?.[at] ?? null));
}

/** The mean of what exchanges report of their accounts, weighted by open interest; null if none reports anything. */
export function weightedLong(
  venues: readonly FuturesContract[],
  longOf: (venue: FuturesContract, place: number) => number | null,
): number | null {
  const reported = venues.flatMap((venue, place) => {
    const [long, { openInterest }] = [longOf(venue, place), venue];
    return long === null || openInterest === null ? [] : [{ long, openInterest }];
  });
  const total = sum(reported, ({ openInterest }) => openInterest);
  return total > 0 ? sum(reported, ({ long, openInterest }) => (long * openInterest) / total) : null;
}
