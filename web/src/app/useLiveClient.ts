import { startTransition, useEffect, useState } from 'react';
import type { LiveClient } from '#live/client.ts';
import { importWhenOnline } from '#ui/lazy/importWhenOnline.ts';
import type { SiteRouter } from './router/siteRouter.ts';

/** The app's live client; null until its code has loaded, after the first paint, which does not need it. */
export function useLiveClient(router: SiteRouter): LiveClient | null {
  const [client, setClient] = useState<LiveClient | null>(null);
  useEffect(() => {
    const opening = new AbortController();
    openClient(router, opening.signal).then(
      // As a transition: every live cell re-renders.
      (opened) => opened && startTransition(() => setClient(opened)),
      // Without a client the page stays correct, only not live.
      () => undefined,
    );
    return () => opening.abort();
  }, [router]);
  return client;
}

/** null when it is no longer wanted. */
async function openClient(router: SiteRouter, signal: AbortSignal): Promise<LiveClient | null> {
  const { startLiveClient } = await importWhenOnline(() => import('./liveClient.ts'));
  return signal.aborted ? null : startLiveClient(router, signal);
}
