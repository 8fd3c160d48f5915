import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { selectNewestTime } from './liveSlice.ts';
import type { LiveRoot } from './tickWatch.ts';

/**
 * The instant of the newest figure shown: of the answer (epoch ms, null while there is none), or of the newest tick on
 * the page, where that is newer. Both are the upstream's own time. For leaf components of live pages: it moves each second.
 */
export function useShownInstant(asOf: number | null): number | null {
  const { subscribe, getState } = useStore<LiveRoot>();
  return useSyncExternalStore(subscribe, () =>
    asOf === null ? null : Math.max(asOf, selectNewestTime(getState())),
  );
}
