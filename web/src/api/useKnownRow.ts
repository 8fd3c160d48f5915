import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { type ApiRoot, type KnownRows, knownRow } from './knownRow.ts';

/** What the lists seen so far tell of a subject, looked up once, where `isAsked`; undefined where none tells. */
export function useKnownRow<Row>(code: string, rows: KnownRows<Row>, isAsked: boolean): Row | undefined {
  const store = useStore<ApiRoot>();
  return useMemo(
    () => (isAsked ? knownRow(store.getState(), code, rows) : undefined),
    [store, code, rows, isAsked],
  );
}
