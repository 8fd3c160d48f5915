import type { Dispatch } from '@reduxjs/toolkit';
import { followAlerts } from '#features/alerts/followAlerts.ts';
import { followCompare } from '#features/compare/followCompare.ts';
import { followDisplay } from '#features/display/followDisplay.ts';
import { followSearch } from '#features/searchField/followSearch.ts';
import { followSession } from '#features/session/followSession.ts';
import { followWatchlist } from '#features/watchlist/followWatchlist.ts';

/** Keeps the store in sync with other tabs until this tab closes. */
export function startFollowing(dispatch: Dispatch): void {
  for (const follow of [
    followSession,
    followWatchlist,
    followAlerts,
    followCompare,
    followSearch,
    followDisplay,
  ]) {
    follow(dispatch);
  }
}
