import type { ReactNode } from 'react';
import { SkeletonLines } from '../skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';
import { StaleNote } from './StaleNote.tsx';
import styles from './state.module.css';

/** An answer with the moment it was true, as the client gives it. */
export interface DatedAnswer<Value> {
  readonly value: Value;
  readonly asOf: number;
  readonly stale: boolean;
}

/** What Loadable reads of a query's result; any RTK Query result of a dated answer is one. */
export interface LoadableResult<Value> {
  readonly data?: DatedAnswer<Value> | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface LoadableProps<Value> {
  result: LoadableResult<Value>;
  /** Of the same size as what is coming. */
  skeleton?: ReactNode;
  empty?: ReactNode;
  /** By default an empty array, or a page without rows, is empty. */
  isEmpty?: (value: Value) => boolean;
  /** Height to keep for a failure or nothing, px. */
  height?: number;
  /** Failure and nothing in one line: for a small cell or panel. */
  compact?: boolean;
  children: (value: Value, dated: DatedAnswer<Value>) => ReactNode;
}

/**
 * Every state of something loaded. Data once shown stays while newer is fetched, and when that fails it stays
 * with its age said above it: a price page never goes blank, and "failed" never looks like "zero".
 */
export function Loadable<Value>(props: LoadableProps<Value>) {
  const { result, skeleton, empty, isEmpty = holdsNothing, height, compact = false, children } = props;
  const { data, error, isFetching, refetch } = result;
  const retry = () => void refetch();
  const room = height === undefined ? {} : { height };

  if (data === undefined) {
    if (error === undefined) return <Pending skeleton={skeleton} />;
    return <FailedState failure={error} onRetry={retry} busy={isFetching} compact={compact} {...room} />;
  }
  if (isEmpty(data.value)) return empty ?? <EmptyState compact={compact} {...room} />;
  return (
    <>
      {(data.stale || error !== undefined) && (
        <StaleNote asOf={data.asOf} onRetry={retry} busy={isFetching} />
      )}
      {children(data.value, data)}
    </>
  );
}

function Pending({ skeleton }: { skeleton: ReactNode }) {
  return (
    <div className={styles.region} aria-busy="true">
      <VisuallyHidden>正在加载</VisuallyHidden>
      {skeleton ?? <SkeletonLines lines={4} />}
    </div>
  );
}

function holdsNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || value === null || !('rows' in value)) return false;
  return Array.isArray(value.rows) && value.rows.length === 0;
}
