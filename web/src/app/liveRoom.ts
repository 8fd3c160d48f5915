import {
  LIVE_FLUSH_INTERVAL,
  LIVE_HIDDEN_CLOSE_DELAY,
  LIVE_RECONNECT_DELAY,
  LIVE_RELEASE_DELAY,
  LIVE_SILENCE_LIMIT,
} from '@coinmirror/shared/constants/timings.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { createLiveRoom, type LiveRoom } from '#live/room.ts';

/** Opens the app's one live room and tells it when the tab is seen and the network is there. */
export function startLiveRoom(dispatch: Dispatch): LiveRoom {
  const room = createLiveRoom({
    url: new URL('/live', window.location.href.replace(/^http/, 'ws')).href,
    WebSocket: window.WebSocket,
    timings: {
      reconnectDelay: LIVE_RECONNECT_DELAY,
      hiddenCloseDelay: LIVE_HIDDEN_CLOSE_DELAY,
      silenceLimit: LIVE_SILENCE_LIMIT,
      flushInterval: LIVE_FLUSH_INTERVAL,
      releaseDelay: LIVE_RELEASE_DELAY,
    },
    dispatch,
  });
  document.addEventListener('visibilitychange', () => room.setVisible(!document.hidden));
  window.addEventListener('online', () => room.setOnline(true));
  window.addEventListener('offline', () => room.setOnline(false));
  return room;
}
