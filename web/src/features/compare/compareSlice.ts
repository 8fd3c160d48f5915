import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addToCompare } from './compareList.ts';

export interface CompareState {
  readonly codes: readonly string[];
  /** Whether the window is visible; never while empty. */
  readonly shown: boolean;
}

const initialState: CompareState = { codes: [], shown: false };

/**
 * The coins being compared. Operations by type, as the specification numbers them:
 * 0 `compareAdded`, 1 `compareRemoved`, 2 `compareRestored` (from the cookie), -1 `compareCleared`.
 */
export const compareSlice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    /** A refused addition (duplicate, full) leaves the list unchanged; see `addToCompare` for the reason. */
    compareAdded(state, { payload }: PayloadAction<string>): CompareState {
      const result = addToCompare(state.codes, payload);
      return { codes: result.ok ? result.codes : state.codes, shown: true };
    },
    compareRemoved(state, { payload }: PayloadAction<string>): CompareState {
      const codes = state.codes.filter((code) => code !== payload);
      return { codes, shown: state.shown && codes.length > 0 };
    },
    compareRestored(state, { payload: { codes, shown } }: PayloadAction<CompareState>) {
      state.shown = shown && codes.length > 0;
      // An equal list stays the same object, so that components do not re-render.
      if (String(state.codes) !== String(codes)) state.codes = [...codes];
    },
    compareCleared: (): CompareState => initialState,
    compareShown: (state): CompareState => ({ ...state, shown: state.codes.length > 0 }),
    compareHidden: (state): CompareState => ({ ...state, shown: false }),
  },
  selectors: {
    selectCompareCodes: (state) => state.codes,
    selectIsCompareShown: (state) => state.shown,
    selectIsCompared: (state, code: string) => state.codes.includes(code),
  },
});

export const { compareAdded, compareRemoved, compareRestored, compareCleared, compareShown, compareHidden } =
  compareSlice.actions;
export const { selectCompareCodes, selectIsCompareShown, selectIsCompared } = compareSlice.selectors;
