import { startTransition, useEffect, useState } from 'react';
import type { LiveRoom } from '#live/room.ts';
import { untilHere } from '#ui/lazy/untilHere.ts';
import type { SiteRouter } from './router/siteRouter.ts';

/** The app's live room; null until its code has come, after the first paint, which needs none of it. */
export function useLiveRoom(router: SiteRouter): LiveRoom | null {
  const [room, setRoom] = useState<LiveRoom | null>(null);
  useEffect(() => {
    const opening = new AbortController();
    openRoom(router, opening.signal).then(
      // Every cell with a live number hears of it: in slices.
      (opened) => opened && startTransition(() => setRoom(opened)),
      // Without a room the page stays right, only still.
      () => undefined,
    );
    return () => opening.abort();
  }, [router]);
  return room;
}

/** null when nobody waits for it any more. */
async function openRoom(router: SiteRouter, signal: AbortSignal): Promise<LiveRoom | null> {
  const { startLiveRoom } = await untilHere(() => import('./liveRoom.ts'));
  return signal.aborted ? null : startLiveRoom(router, signal);
}
