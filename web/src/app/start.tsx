import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchClient } from '#api/baseQuery.ts';
import { alertsBegun } from '#features/alerts/alertsSlice.ts';
import { watchBegun } from '#features/watchlist/watchlistSlice.ts';
import { reloadForStuckCode } from '#templates/errors/reloadForStuckCode.ts';
import { watchMoves } from '#ui/lazy/firstMove.ts';
import { importWhenOnline } from '#ui/lazy/importWhenOnline.ts';
import { onStuckCode } from '#ui/lazy/loadCode.ts';
import { nextTask } from '#ui/lazy/nextTask.ts';
import { onIdle } from '#ui/lazy/onIdle.ts';
import { leaveNotesToPage } from '#ui/state/partNotes.ts';
import { createBrowserHistory } from '#ui/url/routerInternals.ts';
import { App } from './App.tsx';
import { FirstScreens } from './FirstScreens.tsx';
import { followOtherTabs } from './followOtherTabs.ts';
import { restoreState } from './restore.ts';
import { fetchPageTable } from './router/pageCode.ts';
import { createSiteRouter } from './router/siteRouter.ts';
import { readPageData, seed } from './seed.ts';
import { makeStore } from './store.ts';

/**
 * Starts the app in the page's root element. The first render waits for the page's code and for its preloaded
 * data, so that React replaces the prerendered HTML by the finished page in one step, without a shift. Each step is a task of
 * its own, and the render a transition, which React draws in slices: the visitor scrolls and presses in between.
 */
export async function startApp(container: HTMLElement): Promise<void> {
  onStuckCode(() => void reloadForStuckCode());
  // A visitor who scrolls before a table or chart is there is already reading.
  watchMoves();
  const history = createBrowserHistory({ v5Compat: true });
  const arriving = createSiteRouter(history);
  const preloaded = readPageData();
  // Without data in its HTML the page will ask for it at once: the client comes along with the page's code.
  if (preloaded.length === 0) void fetchClient();
  await nextTask();
  const store = makeStore(restoreState());
  store.dispatch(watchBegun());
  store.dispatch(alertsBegun());
  // Parts do not report stale data until the page can do so in one place.
  leaveNotesToPage();
  // From the start: the network may go and come back before anything else has loaded.
  setupListeners(store.dispatch);
  followOtherTabs(store.dispatch);
  const router = await arriving;
  for (const call of preloaded) {
    await nextTask();
    seed(store.dispatch, [call]);
  }
  await nextTask();
  // A translator that is at work on the prerendered page goes on in the first texts of the app's own.
  if (document.querySelector('font')) (await import('#ui/translate/preserveText.ts')).preserveText(document);
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <FirstScreens router={router}>
        <App store={store} router={router} />
      </FirstScreens>,
    ),
  );
  onIdle(() => {
    void importWhenOnline(() => import('./afterStart.ts')).then(({ afterStart }) =>
      afterStart(store, preloaded, router),
    );
    // So that prefetching a hovered link need not load the table first.
    void fetchPageTable().catch(() => undefined);
  });
}
