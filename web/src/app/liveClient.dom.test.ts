import { LIVE_HIDDEN_CLOSE_DELAY } from '@coinmirror/shared/constants/timings.ts';
import { pages, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryHistory } from '#ui/url/routerInternals.ts';
import { mayBeLive, startLiveClient } from './liveClient.ts';
import { createSiteRouter } from './router/siteRouter.ts';

class FakeSocket {
  static open = 0;
  constructor() {
    FakeSocket.open += 1;
  }
  close() {
    FakeSocket.open -= 1;
  }
}

/** Opens home in a tab of this kind and waits as long as a hidden tab keeps its connection. */
async function openHome(tab: { hidden: boolean; onLine: boolean }): Promise<() => void> {
  FakeSocket.open = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(tab.hidden);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(tab.onLine);
  const router = await createSiteRouter(createMemoryHistory({ initialEntries: ['/'], v5Compat: true }));
  vi.useFakeTimers();
  const leaving = new AbortController();
  startLiveClient(router, leaving.signal).retain('ticker', 'bitcoin');
  vi.advanceTimersByTime(LIVE_HIDDEN_CLOSE_DELAY);
  return () => leaving.abort();
}

test('the pages that hold the socket are those of the specification: the home page, futures, the watchlist, charts, coins', () => {
  expect(routeNames.filter((name) => pages[name].live).toSorted()).toEqual([
    'coin',
    'dataFutures',
    'futures',
    'home',
    'homeSub',
    'kline',
    'klineHandicap',
    'userTicker',
  ]);
});

test.each([
  ['/', true],
  ['/currencies/bitcoin', true],
  ['/currencies/wrapped-bitcoin', false],
  ['/coinmarket/bitcoin', false],
  ['/kline/binance_btc_usdt', true],
  ['/hot/max.html', false],
  ['/no/such/page', false],
])('%s may be live: %s', (pathname, isLive) => {
  expect(mayBeLive(pathname)).toBe(isLive);
});

describe('the live client of the app', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('is open on home in a visible tab, and closed when the app unmounts', async () => {
    const leave = await openHome({ hidden: false, onLine: true });
    expect(FakeSocket.open).toBe(1);
    leave();
    expect(FakeSocket.open).toBe(0);
  });

  test('does not stay open in a background tab until the tab is shown', async () => {
    await openHome({ hidden: true, onLine: true });
    expect(FakeSocket.open).toBe(0);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.open).toBe(1);
  });

  test('waits for the network in a browser that starts offline', async () => {
    await openHome({ hidden: false, onLine: false });
    expect(FakeSocket.open).toBe(0);
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.open).toBe(1);
  });
});
