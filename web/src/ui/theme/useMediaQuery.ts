import { upTo } from '@coinmirror/shared/constants/breakpoints.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia, mediaList } from './mediaList.ts';

/** As wide as a phone. */
export const PHONE = upTo('phone');

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
