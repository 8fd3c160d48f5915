import { DEFAULT_HOT_WORDS } from '@coinmirror/shared/constants/firstTexts.ts';
import { SEARCH_HISTORY_MAX } from '@coinmirror/shared/constants/limits.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** One past search. `at` in epoch ms. */
export interface SearchEntry {
  readonly keyword: string;
  readonly at: number;
}

export interface SearchState {
  readonly history: readonly SearchEntry[];
  /** Suggestions of the empty field. */
  readonly hotWords: readonly string[];
}

const initialState: SearchState = { history: [], hotWords: DEFAULT_HOT_WORDS };

/** Newest first, without duplicates, limited in length. */
function withSearch(history: readonly SearchEntry[], entry: SearchEntry): readonly SearchEntry[] {
  if (entry.keyword === '') return history;
  const others = history.filter((known) => known.keyword !== entry.keyword);
  return [entry, ...others].slice(0, SEARCH_HISTORY_MAX);
}

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searched: {
      reducer: (state, { payload }: PayloadAction<SearchEntry>): SearchState => ({
        ...state,
        history: withSearch(state.history, payload),
      }),
      prepare: (keyword: string) => ({ payload: { keyword: keyword.trim(), at: Date.now() } }),
    },
    searchForgotten: (state, { payload }: PayloadAction<string>): SearchState => ({
      ...state,
      history: state.history.filter(({ keyword }) => keyword !== payload),
    }),
    searchHistoryCleared: (state): SearchState => ({ ...state, history: [] }),
    /** The cookie was read again: another tab may have searched. */
    searchHistoryRead(state, { payload }: PayloadAction<readonly SearchEntry[]>) {
      if (JSON.stringify(state.history) !== JSON.stringify(payload)) state.history = [...payload];
    },
    hotWordsRead: (state, { payload }: PayloadAction<readonly string[]>): SearchState => ({
      ...state,
      hotWords: payload,
    }),
  },
  selectors: {
    selectSearchHistory: (state) => state.history,
    selectHotWords: (state) => state.hotWords,
  },
});

export const { searched, searchForgotten, searchHistoryCleared, searchHistoryRead, hotWordsRead } =
  searchSlice.actions;
export const { selectSearchHistory, selectHotWords } = searchSlice.selectors;
