import { CONNECTION_LOST_AFTER } from '@coinmirror/shared/constants/timings.ts';
import type { WatchedQuery } from '#api/heal/watchedQueries.ts';
import { FRAME_CALLS, HEARTBEAT } from './frameCalls.ts';

/** The observed state of the connection at one moment. Moments are ms of a monotonic clock. */
export interface Sight {
  readonly now: number;
  readonly isOnline: boolean;
  readonly queries: readonly WatchedQuery[];
  /** When the last live message came; null on pages without live data. */
  readonly silentSince: number | null;
  /** Time of the newest live price, epoch ms; 0 when there is none. */
  readonly priceTime: number;
}

/** An outage to report: live prices have stopped, or the page's data has, as of `at` (epoch ms). */
export interface Outage {
  readonly kind: 'prices' | 'data';
  readonly at: number;
}

export interface Judgement {
  readonly outage: Outage | null;
  /** Something is stale although the connection has been good for a while: its component reports that itself. */
  readonly mayPartsNote: boolean;
}

/** A longer gap between two samples means that the tab was hidden or asleep, ms. */
const ASLEEP = 5_000;

/**
 * Judges the connection from one sample to the next, about a second apart while the tab is visible. An outage
 * is what has lasted ten seconds in a visible tab: a tab that was just shown again has time to recover.
 */
export function createConnectionWatch(): (sight: Sight) => Judgement {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let shownAt = 0;
  let troubledAt: number | null = null;
  let unwellAt = Number.NEGATIVE_INFINITY;
  let ailing: ReadonlySet<string> = new Set();

  return ({ now, isOnline, queries, silentSince, priceTime }) => {
    if (now - lookedAt > ASLEEP) shownAt = now;
    lookedAt = now;
    const hasLasted = (since: number | null) =>
      since !== null && now - Math.max(since, shownAt) >= CONNECTION_LOST_AFTER;
    const isTroubled =
      !isOnline || queries.some(({ endpointName, isAiling }) => isAiling && endpointName === HEARTBEAT);
    troubledAt = isTroubled ? (troubledAt ?? now) : null;
    const newlyAiling = keysOf(queries);
    if (isTroubled || hasLasted(silentSince) || [...newlyAiling].some((key) => !ailing.has(key)))
      unwellAt = now;
    ailing = newlyAiling;

    const asOf = newestOf(queries);
    const priceAt = Math.max(priceTime, asOf);
    let outage: Outage | null = null;
    if (hasLasted(silentSince) && priceAt > 0) outage = { kind: 'prices', at: priceAt };
    else if (hasLasted(troubledAt) && asOf > 0) outage = { kind: 'data', at: asOf };
    return { outage, mayPartsNote: ailing.size > 0 && now - unwellAt >= CONNECTION_LOST_AFTER };
  };
}

function keysOf(queries: readonly WatchedQuery[]): ReadonlySet<string> {
  return new Set(queries.filter(({ isAiling }) => isAiling).map(({ key }) => key));
}

/** The time of the newest answer the page itself asked for; 0 when it has none. */
function newestOf(queries: readonly WatchedQuery[]): number {
  const own = queries.filter(({ endpointName }) => !FRAME_CALLS.has(endpointName));
  return Math.max(0, ...own.map(({ asOf }) => asOf ?? 0));
}
