import { CONNECTION_LOST_AFTER } from '@coinmirror/shared/constants/timings.ts';
import type { WatchedQuery } from '#api/heal/watchedQueries.ts';
import { FRAME_CALLS, HEARTBEAT } from './frameCalls.ts';

/** What can be seen of the connection at one moment. Moments are ms of one clock that only goes forward. */
export interface Sight {
  readonly now: number;
  readonly isOnline: boolean;
  readonly queries: readonly WatchedQuery[];
  /** Since when no live message has come; null on pages without them. */
  readonly silentSince: number | null;
  /** Time of the newest live price, epoch ms; 0 for none. */
  readonly priceTime: number;
}

/** What the page says of its connection: live prices have stopped, or its data has, as of `at` (epoch ms). */
export interface Outage {
  readonly kind: 'prices' | 'data';
  readonly at: number;
}

export interface Judgement {
  readonly outage: Outage | null;
  /** Something is old though the line has been good for a while: it is so by itself, and says so itself. */
  readonly mayPartsNote: boolean;
}

/** Looks that are further apart than this had a sleeping or hidden tab between them, ms. */
const ASLEEP = 5_000;

/**
 * Judges the connection from one look to the next, about a second apart while the tab is seen. What has gone on for ten
 * seconds before somebody's eyes is an outage: a tab that was just opened again has the time to come back.
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

/** When the newest answer that the page itself asked for was true; 0 where it has none. */
function newestOf(queries: readonly WatchedQuery[]): number {
  const own = queries.filter(({ endpointName }) => !FRAME_CALLS.has(endpointName));
  return Math.max(0, ...own.map(({ asOf }) => asOf ?? 0));
}
