import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';
import { isUnconnected } from './unconnected.ts';

/** An answer and the time it is true of, as the client returns it. */
export interface DatedAnswer<Value> {
  readonly value: Value;
  readonly asOf: number;
  /** Where the data is from; null or undefined for what is no market data. */
  readonly provenance?: Provenance | null;
  readonly stale: boolean;
}

/** The fields used of a query's result; any RTK Query result of a dated answer fits. */
export interface LoadableResult<Value> {
  /** The last answer, possibly to the previous arguments. */
  readonly data?: DatedAnswer<Value> | undefined;
  /** The answer to the current arguments. Leave it out where the arguments never change. */
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface ShownAnswer<Value> {
  /** The answer to show. */
  readonly data: DatedAnswer<Value> | undefined;
  /** Why nothing can be shown; undefined while something can, or may still come. */
  readonly failure: unknown;
  /** The shown answer may be stale: the refetch failed. */
  readonly isAged: boolean;
  /** The shown answer belongs to the previous arguments: the period, page or coin just left. */
  readonly isFormer: boolean;
}

/**
 * Which answer of a result to show. Shown data stays while it is refetched, and when that fails it stays as stale. The
 * answer to other arguments stays only while the right one is loading, and never replaces it. When the source of the
 * data has been taken away, nothing stays.
 */
export function shownAnswer<Value>(result: LoadableResult<Value>): ShownAnswer<Value> {
  const { data, error } = result;
  const isFormer = data !== undefined && 'currentData' in result && result.currentData === undefined;
  if (data === undefined || isUnconnected(error) || (isFormer && error !== undefined)) {
    return { data: undefined, failure: error, isAged: false, isFormer: false };
  }
  return { data, failure: undefined, isAged: data.stale || error !== undefined, isFormer };
}
