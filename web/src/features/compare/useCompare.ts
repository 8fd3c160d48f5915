import { useDispatch, useStore } from 'react-redux';
import { type AddResult, addToCompare } from './compareList.ts';
import { type CompareState, compareAdded, compareSlice } from './compareSlice.ts';

/** Adds a coin and returns the result, so that the caller can show it. */
export function useAddToCompare(): (code: string) => AddResult {
  const store = useStore<{ [compareSlice.reducerPath]: CompareState }>();
  const dispatch = useDispatch();
  return (code) => {
    const result = addToCompare(compareSlice.selectors.selectCompareCodes(store.getState()), code);
    dispatch(compareAdded(code));
    return result;
  };
}
