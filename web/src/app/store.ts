import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { api } from '#api/api.ts';
import { createAlertsListener } from '#features/alerts/alertsListener.ts';
import { alertsSlice } from '#features/alerts/alertsSlice.ts';
import { createCompareListener } from '#features/compare/compareListener.ts';
import { compareSlice } from '#features/compare/compareSlice.ts';
import { createDisplayListener } from '#features/display/displayListener.ts';
import { displaySlice } from '#features/display/displaySlice.ts';
import { feedbackSlice } from '#features/feedback/feedbackSlice.ts';
import { loginSlice } from '#features/login/loginSlice.ts';
import { createPortfolioListener } from '#features/portfolio/portfolioListener.ts';
import { createSearchListener } from '#features/searchField/searchListener.ts';
import { searchSlice } from '#features/searchField/searchSlice.ts';
import { createSessionListener } from '#features/session/sessionListener.ts';
import { selectAccount, sessionSlice } from '#features/session/sessionSlice.ts';
import { createWatchlistListener } from '#features/watchlist/watchlistListener.ts';
import { watchlistSlice } from '#features/watchlist/watchlistSlice.ts';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [sessionSlice.reducerPath]: sessionSlice.reducer,
  [loginSlice.reducerPath]: loginSlice.reducer,
  [watchlistSlice.reducerPath]: watchlistSlice.reducer,
  [alertsSlice.reducerPath]: alertsSlice.reducer,
  [searchSlice.reducerPath]: searchSlice.reducer,
  [compareSlice.reducerPath]: compareSlice.reducer,
  [displaySlice.reducerPath]: displaySlice.reducer,
  [feedbackSlice.reducerPath]: feedbackSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;

interface StoreOptions {
  /**
   * Development only, since each action walks the whole state: checks that it is plain data that nothing
   * mutates.
   */
  readonly watched?: boolean;
}

/** A new store: the browser makes one, each test its own. */
export function makeStore(preloadedState?: Partial<RootState>, { watched = true }: StoreOptions = {}) {
  return configureStore({
    reducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (defaults) =>
      defaults({ immutableCheck: watched, serializableCheck: watched }).concat(
        api.middleware,
        createSessionListener(),
        createWatchlistListener(accountOf),
        createAlertsListener(accountOf),
        createPortfolioListener(accountOf),
        createSearchListener(),
        createCompareListener(),
        createDisplayListener(),
      ),
  });
}

/** The logged-in account, for features that keep something on it; null when logged out. */
function accountOf(state: unknown): string | null {
  return selectAccount(state as RootState);
}

export type AppStore = ReturnType<typeof makeStore>;
