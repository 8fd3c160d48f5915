import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import {
  type CompareState,
  compareAdded,
  compareCleared,
  compareHidden,
  compareRemoved,
  compareShown,
  compareSlice,
} from './compareSlice.ts';
import { writeCompare } from './compareStorage.ts';

/** Syncs the two cookies of the comparison with the slice. */
export function createCompareListener() {
  const listener = createListenerMiddleware<{ [compareSlice.reducerPath]: CompareState }>();
  listener.startListening({
    matcher: isAnyOf(compareAdded, compareRemoved, compareCleared, compareShown, compareHidden),
    effect: (_action, { getState }) => writeCompare(getState().compare),
  });
  return listener.middleware;
}
