import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '#app/App.tsx';
import { restoreState } from '#app/restore.ts';
import { createSiteRouter, type SiteRouter } from '#app/router/siteRouter.ts';
import { rememberAcknowledged } from '#features/siteNotices/noticeStorage.ts';
import { Frame } from '#layouts/Frame.tsx';
import { createMemoryHistory } from '#ui/url/routerInternals.ts';
import { BareSiteFrame } from './BareSiteFrame.tsx';
import { PATIENCE } from './soon.ts';
import { makeTestStore } from './testStore.ts';

/** The page for tests that are not about a page: it makes no market calls except the frame's. */
export const QUIET_PAGE = hrefTo('contact');

interface RenderOptions {
  /** Leaves the two notices open; otherwise they count as confirmed. */
  notices?: boolean;
  /**
   * Redux's checks of state and actions, needed by one suite (`store.test.tsx`): they take a tenth of a page's time.
   */
  watched?: boolean;
}

/**
 * Opens the app at an address, like a browser: reads cookies and storage, and awaits the page's code. For tests that
 * are about the frame too: header, footer, notices, palette, what tells of alerts and of the connection.
 */
export function renderRoute(path: string, options: RenderOptions = {}) {
  return open(path, options, Frame);
}

/** The same without the frame, which takes its time: the page in its layout, and the windows it opens. */
export function renderPage(path: string) {
  return open(path, {}, BareSiteFrame);
}

async function open(path: string, { notices = false, watched = false }: RenderOptions, frame: typeof Frame) {
  if (!notices) {
    rememberAcknowledged('region');
    rememberAcknowledged('home');
  }
  const store = makeTestStore({ state: restoreState(), watched });
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const router = await createSiteRouter(history);
  const view = render(<App store={store} router={router} frame={frame} />);
  return {
    ...view,
    store,
    router,
    user: userEvent.setup(),
    /** The current path with its query. */
    path: () => history.location.pathname + history.location.search,
    /** Navigates to an address, like a link. */
    goTo: (address: string) => arrive(router, () => history.push(address)),
    goBack: () => arrive(router, () => history.go(-1)),
  };
}

/** Navigates and waits until the page's code has loaded. */
async function arrive(router: SiteRouter, go: () => void): Promise<void> {
  await act(async () => {
    go();
    await vi.waitUntil(() => !router.isLoading(), { timeout: PATIENCE });
  });
}
