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

/** Where a test opens the app that is not about a page: nothing here is asked of the market but for the frame. */
export const QUIET_PAGE = hrefTo('contact');

interface RenderOptions {
  /** Leave the two notices open; otherwise they count as confirmed. */
  notices?: boolean;
  /** Redux's checks of state and actions, which one suite is about (`store.test.tsx`): they take a tenth of a page. */
  watched?: boolean;
}

/** Opens the app at an address, as a browser does: cookies and storage are read, the page's code is awaited. */
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
    /** The path one is at, with its query. */
    path: () => history.location.pathname + history.location.search,
    /** Goes to an address, as a link does. */
    goTo: (address: string) => arrive(router, () => history.push(address)),
    goBack: () => arrive(router, () => history.go(-1)),
  };
}

/** A late call of a page that a test has left, or its next try, would be counted by the test after it. */
function endCalls({ dispatch }: AppStore): void {
  for (const call of dispatch(api.util.getRunningQueriesThunk())) call.abort();
  for (const call of dispatch(api.util.getRunningMutationsThunk())) call.abort();
}

/** Goes somewhere and waits until the code of the page is there. */
async function arrive(router: SiteRouter, go: () => void): Promise<void> {
  await act(async () => {
    go();
    await vi.waitUntil(() => !router.isLoading(), { timeout: 10_000 });
  });
}
