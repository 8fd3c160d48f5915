import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { fetchClient } from '#api/baseQuery.ts';
import { watchBegun } from '#features/watchlist/watchlistSlice.ts';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { App } from './App.tsx';
import { followOtherTabs } from './followOtherTabs.ts';
import { restoreState } from './restore.ts';
import { fetchPageTable } from './router/pageCode.ts';
import { createSiteRouter } from './router/siteRouter.ts';
import { readShell, seed } from './seed.ts';
import { makeStore } from './store.ts';

/**
 * Starts the app in the shell's root element. The first render waits for the page's code and for the shell's
 * data, so that React replaces the outline by the finished page in one step, without a shift.
 */
export async function startApp(container: HTMLElement): Promise<void> {
  const shell = readShell();
  // Without data in the shell the page will ask for it at once: the client comes along with the page's code.
  if (shell.length === 0) void fetchClient();
  const store = makeStore(restoreState());
  store.dispatch(watchBegun());
  // From the first moment: a line may break and come back before anything else has been fetched.
  setupListeners(store.dispatch);
  followOtherTabs(store.dispatch);
  const router = await createSiteRouter(createBrowserHistory({ v5Compat: true }));
  seed(store.dispatch, shell);
  // So that a link that is hovered finds its page without asking for the table first.
  onIdle(() => void fetchPageTable().catch(() => undefined));
  createRoot(container).render(<App store={store} router={router} />);
}
