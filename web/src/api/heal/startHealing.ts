import type { UnknownAction } from '@reduxjs/toolkit';
import { createRetry, type Retry } from '#ui/retry/createRetry.ts';
import { announceOnline } from '#ui/retry/lineBack.ts';
import { askAgain } from './askAgain.ts';
import { type ApiState, type WatchedQuery, watchedQueries } from './watchedQueries.ts';

interface HealedStore {
  getState(): { readonly api: ApiState };
  subscribe(listener: () => void): () => void;
  dispatch(action: UnknownAction): unknown;
}

interface Patient {
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
export function startHealing(store: HealedStore, random?: () => number): () => void {
  const patients = new Map<string, Patient>();
  let seen: ApiState | null = null;
  let reportedAt = Number.NEGATIVE_INFINITY;

  function attempt(key: string): void {
    const query = watchedQueries(store.getState().api).find((one) => one.key === key);
    const action = query?.isAiling && !query.isPending ? askAgain(query) : null;
    if (action) store.dispatch(action);
  }

  function admit(query: WatchedQuery): void {
    const { key, requestId } = query;
    const known = patients.get(key);
    if (query.isPending || known?.requestId === requestId) return;
    const patient = known ?? { retry: createRetry(() => attempt(key), random), requestId };
    patient.requestId = requestId;
    patients.set(key, patient);
    patient.retry.failed();
  }

  function discharge(key: string): void {
    patients.get(key)?.retry.stop();
    patients.delete(key);
  }

  function announceRecovery(): void {
    const now = performance.now();
    if (patients.size === 0 || now - reportedAt < BETWEEN_NEWS) return;
    reportedAt = now;
    announceOnline();
  }

  function look(): void {
    const state = store.getState().api;
    if (state.queries === seen?.queries && state.subscriptions === seen?.subscriptions) return;
    seen = state;
    const queries = new Map(watchedQueries(state).map((query) => [query.key, query]));
    let isCured = false;
    for (const key of patients.keys()) {
      const query = queries.get(key);
      if (query?.isAiling) continue;
      discharge(key);
      isCured ||= query?.asOf !== null && query !== undefined;
    }
    for (const query of queries.values()) if (query.isAiling) admit(query);
    if (isCured) announceRecovery();
  }

  look();
  const unsubscribe = store.subscribe(look);
  return () => {
    unsubscribe();
    for (const key of patients.keys()) discharge(key);
  };
}
