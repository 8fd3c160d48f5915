import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';

/** An answer with the moment it was true, as the client gives it. */
export interface DatedAnswer<Value> {
  readonly value: Value;
  readonly asOf: number;
  /** Where it is from; null, or none, for what says nothing of the market. */
  readonly provenance?: Provenance | null;
  readonly stale: boolean;
}

/** What is read of a query's result; any RTK Query result of a dated answer is one. */
export interface LoadableResult<Value> {
  /** The last answer, be it to what was asked before. */
  readonly data?: DatedAnswer<Value> | undefined;
  /** The answer to what is asked now. Leave it out where the question never changes. */
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface ShownAnswer<Value> {
  /** What may be shown. */
  readonly data: DatedAnswer<Value> | undefined;
  /** Why nothing can be shown; undefined while something can, or may still come. */
  readonly failure: unknown;
  /** What is shown may be out of date: newer could not be had. */
  readonly isAged: boolean;
  /** What is shown answers the question before: the period, the page, the coin one has just left. */
  readonly isFormer: boolean;
}

/**
 * What of a result may stand on the page. Data that was shown stays while newer is fetched, and when that fails it
 * stays as aged. The answer to another question stays only while the right one is on its way, never in its place.
 */
export function shownAnswer<Value>(result: LoadableResult<Value>): ShownAnswer<Value> {
  const { data, error } = result;
  const isFormer = data !== undefined && 'currentData' in result && result.currentData === undefined;
  if (data === undefined || (isFormer && error !== undefined)) {
    return { data: undefined, failure: error, isAged: false, isFormer: false };
  }
  return { data, failure: undefined, isAged: data.stale || error !== undefined, isFormer };
}
