import type { Dispatch } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { followAlerts } from '#features/alerts/alertsListener.ts';
import { followDisplay } from '#features/display/displayListener.ts';
import { followSession } from '#features/session/sessionListener.ts';
import { followWatchlist } from '#features/watchlist/watchlistListener.ts';

/** Keeps the store in step with other tabs and with the network. Returns the way to stop. */
export function startFollowing(dispatch: Dispatch): () => void {
  const stops = [
    setupListeners(dispatch),
    followSession(dispatch),
    followWatchlist(dispatch),
    followAlerts(dispatch),
    followDisplay(dispatch),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
