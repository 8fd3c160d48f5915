import type { ComponentType, PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { Frame } from '#layouts/Frame.tsx';
import { LiveContext } from '#live/LiveContext.ts';
import { SiteRoutes } from './router/SiteRoutes.tsx';
import type { SiteRouter } from './router/siteRouter.ts';
import type { AppStore } from './store.ts';
import { useLiveClient } from './useLiveClient.ts';

interface AppProps {
  store: AppStore;
  router: SiteRouter;
  /** What stands around every page. */
  frame?: ComponentType<PropsWithChildren>;
}

/** The whole site. */
export function App({ store, router, frame = Frame }: AppProps) {
  const client = useLiveClient(router);
  return (
    <Provider store={store}>
      <LiveContext value={client}>
        <SiteRoutes router={router} frame={frame} />
      </LiveContext>
    </Provider>
  );
}
