import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { whenReady } from '#app/ready.ts';
import { restoreState } from '#app/restore.ts';
import { makeRoutes } from '#app/routes.tsx';
import { makeStore } from '#app/store.ts';
import { rememberAcknowledged } from '#features/notices/noticeStorage.ts';

interface RenderOptions {
  /** Leave the two notices open; otherwise they count as confirmed. */
  notices?: boolean;
}

/** Opens the app at an address, as a browser does: cookies and storage are read, the page's code is awaited. */
export async function renderRoute(path: string, { notices = false }: RenderOptions = {}) {
  if (!notices) {
    rememberAcknowledged('region');
    rememberAcknowledged('home');
  }
  const store = makeStore(restoreState());
  const router = createMemoryRouter(makeRoutes(), { initialEntries: [path] });
  await whenReady(router);
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, user: userEvent.setup(), ...view };
}
