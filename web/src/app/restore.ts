import { readAlerts } from '#features/alerts/alertsStorage.ts';
import { readCompare } from '#features/compare/compareStorage.ts';
import { readDisplay } from '#features/display/displayStorage.ts';
import { searchSlice } from '#features/searchField/searchSlice.ts';
import { readSearchHistory } from '#features/searchField/searchStorage.ts';
import { readSession } from '#features/session/sessionStorage.ts';
import { readWatchlist } from '#features/watchlist/watchlistStorage.ts';
import type { RootState } from './store.ts';

/** The store's initial state, from what this browser remembers of the visitor. */
export function restoreState(): Partial<RootState> {
  return {
    session: readSession(),
    watchlist: { ...readWatchlist(), account: null },
    alerts: readAlerts(),
    search: { ...searchSlice.getInitialState(), history: readSearchHistory() },
    compare: readCompare(),
    display: readDisplay(),
  };
}
