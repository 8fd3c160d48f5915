import { CONNECTION_LOST_AFTER } from '@coinmirror/shared/constants/timings.ts';
import type { WatchedQuery } from '#api/retry/watchedQueries.ts';
import { HEARTBEAT, SITE_FRAME_CALLS } from './siteFrameCalls.ts';
import { createWaits } from './waits.ts';

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
 * is what has lasted ten seconds in a visible tab: a tab that was just shown again has time to recover. A call
 * that has waited for so long is as much of an outage as one that has failed.
 */
export function createConnectionWatch(): (sight: Sight) => Judgement {
  const waitsOf = createWaits();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let shownAt = 0;
  let troubledAt: number | null = null;
  let unwellAt = Number.NEGATIVE_INFINITY;
  let failing: ReadonlySet<string> = new Set();

  return ({ now, isOnline, queries, silentSince, priceTime }) => {
    if (now - lookedAt > ASLEEP) shownAt = now;
    lookedAt = now;
    const hasLasted = (since: number | null) =>
      since !== null && now - Math.max(since, shownAt) >= CONNECTION_LOST_AFTER;
    const waits = waitsOf(queries, now);
    const heartbeat = queries.find(({ endpointName }) => endpointName === HEARTBEAT);
    const isLost = !isOnline || heartbeat?.needsRetry === true;
    // What has waited and then failed has been in trouble since it began to wait.
    troubledAt = isLost ? (troubledAt ?? now) : (waits.get(heartbeat?.key ?? '') ?? null);
    const late = queries.filter((query) => isShown(query) && hasLasted(waits.get(query.key) ?? null));
    const nowFailing = keysOf(queries);
    const isUnwell = isLost || hasLasted(troubledAt) || hasLasted(silentSince) || late.length > 0;
    if (isUnwell || [...nowFailing].some((key) => !failing.has(key))) unwellAt = now;
    failing = nowFailing;

    const asOf = newestOf(queries);
    const priceAt = Math.max(priceTime, asOf);
    let outage: Outage | null = null;
    if (hasLasted(silentSince) && priceAt > 0) outage = { kind: 'prices', at: priceAt };
    else if (hasLasted(troubledAt) && asOf > 0) outage = { kind: 'data', at: asOf };
    else if (late.length > 0) outage = { kind: 'data', at: oldestOf(late) };
    return { outage, mayPartsNote: failing.size > 0 && now - unwellAt >= CONNECTION_LOST_AFTER };
  };
}

/** Whether the page itself shows an answer of a query, which the next one takes the place of: more of a list does not. */
function isShown({ endpointName, asOf, direction }: WatchedQuery): boolean {
  return !SITE_FRAME_CALLS.has(endpointName) && asOf !== null && direction === undefined;
}

function oldestOf(queries: readonly WatchedQuery[]): number {
  return Math.min(...queries.map(({ asOf }) => asOf ?? Number.POSITIVE_INFINITY));
}

function keysOf(queries: readonly WatchedQuery[]): ReadonlySet<string> {
  return new Set(queries.filter(({ needsRetry }) => needsRetry).map(({ key }) => key));
}

/** The time of the newest answer the page itself asked for; 0 when it has none. */
function newestOf(queries: readonly WatchedQuery[]): number {
  const own = queries.filter(({ endpointName }) => !SITE_FRAME_CALLS.has(endpointName));
  return Math.max(0, ...own.map(({ asOf }) => asOf ?? 0));
}
