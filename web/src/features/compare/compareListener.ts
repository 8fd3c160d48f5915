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

/** Keeps the two cookies of the comparison in step with the slice. */
export function createCompareListener() {
  const listener = createListenerMiddleware<{ [compareSlice.reducerPath]: CompareState }>();
  listener.startListening({
    matcher: isAnyOf(compareAdded, compareRemoved, compareCleared, compareShown, compareHidden),
    effect: (_action, { getState }) => writeCompare(getState().compare),
  });
  return listener.middleware;
}
