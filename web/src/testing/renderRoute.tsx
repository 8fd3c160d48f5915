import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { vi } from 'vitest';
import { App } from '#app/App.tsx';
import { restoreState } from '#app/restore.ts';
import { createSiteRouter, type SiteRouter } from '#app/router/siteRouter.ts';
import { rememberAcknowledged } from '#features/siteNotices/noticeStorage.ts';
import { PATIENCE } from './soon.ts';
import { makeTestStore } from './testStore.ts';

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
  const store = makeTestStore({ state: restoreState(), watched });
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

/** Goes somewhere and waits until the code of the page is there. */
async function arrive(router: SiteRouter, go: () => void): Promise<void> {
  await act(async () => {
    go();
    await vi.waitUntil(() => !router.isLoading(), { timeout: PATIENCE });
  });
}
