import { use, useCallback, useSyncExternalStore } from 'react';
import { LiveContext } from './LiveContext.ts';

/**
 * The instant of the newest figure shown: of the answer (epoch ms, null while there is none), or of the
 * newest tick on the page, where that is newer. Both are the upstream's times. For leaf components of live
 * pages: it changes every second.
 */
export function useShownInstant(asOf: number | null): number | null {
  const client = use(LiveContext);
  const subscribe = useCallback(
    (onCycle: () => void) => client?.ticks.subscribe(onCycle) ?? (() => undefined),
    [client],
  );
  return useSyncExternalStore(subscribe, () =>
    asOf === null ? null : Math.max(asOf, client?.ticks.newestTime() ?? 0),
  );
}
