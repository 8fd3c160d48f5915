import type { UnknownAction } from '@reduxjs/toolkit';
import { createRetry, type Retry } from '#ui/retry/createRetry.ts';
import { announceOnline } from '#ui/retry/lineBack.ts';
import { askAgain } from './askAgain.ts';
import { type ApiState, type WatchedQuery, watchedQueries } from './watchedQueries.ts';

interface RetriedStore {
  getState(): { readonly api: ApiState };
  subscribe(listener: () => void): () => void;
  dispatch(action: UnknownAction): unknown;
}

interface PendingRetry {
  readonly retry: Retry;
  /** The attempt whose failure the retry waits after. */
  requestId: string;
}

/**
 * Minimum time between two early retries: queries that fail by turns must not trigger each other constantly,
 * ms.
 */
const BETWEEN_NEWS = 15_000;

/**
 * Retries with backoff every query of the page that failed or has only a stale answer; existing data stays
 * meanwhile. The first success triggers an early retry of the others. Mutations are never repeated. Returns a
 * function that stops it.
 */
export function startRetries(store: RetriedStore, random?: () => number): () => void {
  const pendingRetries = new Map<string, PendingRetry>();
  let seen: ApiState | null = null;
  let reportedAt = Number.NEGATIVE_INFINITY;

  function attempt(key: string): void {
    const query = watchedQueries(store.getState().api).find((one) => one.key === key);
    const action = query?.needsRetry && !query.isPending ? askAgain(query) : null;
    if (action) store.dispatch(action);
  }

  function scheduleRetry(query: WatchedQuery): void {
    const { key, requestId } = query;
    const known = pendingRetries.get(key);
    if (query.isPending || known?.requestId === requestId) return;
    const pending = known ?? { retry: createRetry(() => attempt(key), random), requestId };
    pending.requestId = requestId;
    pendingRetries.set(key, pending);
    pending.retry.failed();
  }

  function cancelRetry(key: string): void {
    pendingRetries.get(key)?.retry.stop();
    pendingRetries.delete(key);
  }

  function announceRecovery(): void {
    const now = performance.now();
    if (pendingRetries.size === 0 || now - reportedAt < BETWEEN_NEWS) return;
    reportedAt = now;
    announceOnline();
  }

  function look(): void {
    const state = store.getState().api;
    if (state.queries === seen?.queries && state.subscriptions === seen?.subscriptions) return;
    seen = state;
    const queries = new Map(watchedQueries(state).map((query) => [query.key, query]));
    let hasRecovered = false;
    for (const key of pendingRetries.keys()) {
      const query = queries.get(key);
      if (query?.needsRetry) continue;
      cancelRetry(key);
      hasRecovered ||= query?.asOf !== null && query !== undefined;
    }
    for (const query of queries.values()) if (query.needsRetry) scheduleRetry(query);
    if (hasRecovered) announceRecovery();
  }

  look();
  const unsubscribe = store.subscribe(look);
  return () => {
    unsubscribe();
    for (const key of pendingRetries.keys()) cancelRetry(key);
  };
}
