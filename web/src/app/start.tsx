import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LiveContext } from '#live/LiveContext.ts';
import { startFollowing } from './follow.ts';
import { startLiveRoom } from './liveRoom.ts';
import { whenReady } from './ready.ts';
import { restoreState } from './restore.ts';
import { makeRoutes } from './routes.tsx';
import { seedFromShell } from './seed.ts';
import { makeStore } from './store.ts';

/**
 * Starts the app in the shell's root element. The first render waits for the page's code and for the shell's
 * data, so that React replaces the outline by the finished page in one step, without a shift.
 */
export async function startApp(container: HTMLElement): Promise<void> {
  const store = makeStore(restoreState());
  startFollowing(store.dispatch);
  const room = startLiveRoom(store.dispatch);
  const router = createBrowserRouter(makeRoutes());
  await whenReady(router);
  seedFromShell(store.dispatch);
  createRoot(container).render(
    <Provider store={store}>
      <LiveContext value={room}>
        <RouterProvider router={router} />
      </LiveContext>
    </Provider>,
  );
}
