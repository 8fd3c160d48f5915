import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import {
  CONNECTION_LOST_AFTER,
  LIVE_FLUSH_INTERVAL,
  LIVE_HIDDEN_CLOSE_DELAY,
  LIVE_RECONNECT_DELAY,
  LIVE_RELEASE_DELAY,
  LIVE_SILENCE_LIMIT,
} from '@coinmirror/shared/constants/timings.ts';
import { pages } from '@coinmirror/shared/manifest/pages.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { createLiveClient, type LiveClient } from '#live/client.ts';
import { isMajorCoin } from '#live/majorCoins.ts';
import { announceOnline } from '#ui/retry/lineBack.ts';
import { toast } from '#ui/toast/toast.ts';
import type { SiteRouter } from './router/siteRouter.ts';

/**
 * Opens the app's live client and keeps it informed of the current page, the tab's visibility and the network.
 */
export function startLiveClient(router: SiteRouter, signal: AbortSignal): LiveClient {
  const client = createLiveClient({
    url: new URL('/live?encoding=gzip', window.location.href.replace(/^http/, 'ws')).href,
    WebSocket: window.WebSocket,
    timings: {
      reconnectDelay: LIVE_RECONNECT_DELAY,
      hiddenCloseDelay: LIVE_HIDDEN_CLOSE_DELAY,
      silenceLimit: LIVE_SILENCE_LIMIT,
      flushInterval: LIVE_FLUSH_INTERVAL,
      releaseDelay: LIVE_RELEASE_DELAY,
      lostAfter: CONNECTION_LOST_AFTER,
    },
    onBack: announceOnline,
  });
  let isMissed = false;
  function onPage(pathname: string) {
    const isAllowed = mayBeLive(pathname);
    client.setAllowed(isAllowed);
    if (!isAllowed || isMissed || 'WebSocket' in window) return;
    isMissed = true;
    toast.error(TEXTS.noWebSocket);
  }
  // A tab may start in the background, or offline.
  client.setVisible(!document.hidden);
  client.setOnline(navigator.onLine);
  onPage(router.shown().location.pathname);
  const stop = router.onShown(({ location }) => onPage(location.pathname));
  document.addEventListener('visibilitychange', () => client.setVisible(!document.hidden), { signal });
  window.addEventListener('online', () => client.setOnline(true), { signal });
  window.addEventListener('offline', () => client.setOnline(false), { signal });
  signal.addEventListener('abort', () => {
    stop();
    client.setAllowed(false);
  });
  return client;
}

/** Whether a page may hold the live socket; a coin's page only where the coin is a major one. */
export function mayBeLive(pathname: string): boolean {
  const match = matchPage(pathname);
  if (match === null || pages[match.name].live !== true) return false;
  return pages[match.name].subject !== 'coin' || isMajorCoin(match.params['coinCode'] ?? '');
}
