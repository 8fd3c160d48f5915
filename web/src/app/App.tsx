import { Provider } from 'react-redux';
import { LiveContext } from '#live/LiveContext.ts';
import { SiteRoutes } from './router/SiteRoutes.tsx';
import type { SiteRouter } from './router/siteRouter.ts';
import type { AppStore } from './store.ts';
import { useLiveClient } from './useLiveClient.ts';

interface AppProps {
  store: AppStore;
  router: SiteRouter;
}

/** The whole site. */
export function App({ store, router }: AppProps) {
  const client = useLiveClient(router);
  return (
    <Provider store={store}>
      <LiveContext value={client}>
        <SiteRoutes router={router} />
      </LiveContext>
    </Provider>
  );
}
