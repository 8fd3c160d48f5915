import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { vi } from 'vitest';
import { api } from '#api/api.ts';
import { App } from '#app/App.tsx';
import { restoreState } from '#app/restore.ts';
import { createSiteRouter, type SiteRouter } from '#app/router/siteRouter.ts';
import { type AppStore, makeStore } from '#app/store.ts';
import { rememberAcknowledged } from '#features/siteNotices/noticeStorage.ts';
import { whenLeft } from './leaving.ts';

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

/** Opens the app at an address, like a browser: reads cookies and storage, and awaits the page's code. */
export async function renderRoute(path: string, { notices = false, watched = false }: RenderOptions = {}) {
  if (!notices) {
    rememberAcknowledged('region');
    rememberAcknowledged('home');
  }
  const store = makeStore(restoreState(), { watched });
  whenLeft(() => endCalls(store));
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const router = await createSiteRouter(history);
  const view = render(<App store={store} router={router} />);
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

/** A late call or retry of an earlier test's page would count in the next test. */
function endCalls({ dispatch }: AppStore): void {
  for (const call of dispatch(api.util.getRunningQueriesThunk())) call.abort();
  for (const call of dispatch(api.util.getRunningMutationsThunk())) call.abort();
}

/** Navigates and waits until the page's code has loaded. */
async function arrive(router: SiteRouter, go: () => void): Promise<void> {
  await act(async () => {
    go();
    await vi.waitUntil(() => !router.isLoading(), { timeout: 10_000 });
  });
}
