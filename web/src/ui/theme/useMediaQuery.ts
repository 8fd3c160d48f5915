import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia, mediaList } from './mediaList.ts';

/** Phone width: the style sheets' own breakpoint. */
export const PHONE = '(max-width: 640px)';

/** Whether a media query matches; follows changes. Prefer CSS where possible. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaList(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchesMedia(query));
}
