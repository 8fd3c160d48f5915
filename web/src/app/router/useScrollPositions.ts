import { useEffect, useLayoutEffect, useRef } from 'react';
import { placeOf, readPositions, writePositions } from './scrollMemory.ts';
import { scrollWhenReachable } from './scrollWhenReachable.ts';
import type { Shown, SiteRouter } from './siteRouter.ts';

/** The scroll position of each history entry by its key; survives a reload. */
const positions = readPositions();

/**
 * A new page starts at its top, or at its address's fragment; going back restores the scroll position. A link
 * that keeps the scroll position (a tab far down a page) changes nothing.
 */
export function useScrollPositions(router: SiteRouter, { location, action, keepScroll }: Shown): void {
  const isFirst = useRef(true);
  const place = placeOf(location);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    function onLeave() {
      positions[placeOf(router.shown().location)] = window.scrollY;
      writePositions(positions);
    }
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, [router]);

  // While the old page is still on screen: later its height, and with it the position, is lost.
  useLayoutEffect(
    () =>
      router.onShown(() => {
        positions[place] = window.scrollY;
      }),
    [router, place],
  );

  useLayoutEffect(() => {
    const remembered = action === 'POP' ? positions[place] : undefined;
    // It is at its top already: reading scrollY would force a layout of the whole page.
    const begins = isFirst.current && location.hash === '' && !remembered;
    // The reader of the prerendered page may have scrolled before the script was there: they stay where they are.
    const stays = begins || (isFirst.current ? window.scrollY > 0 : keepScroll);
    isFirst.current = false;
    if (stays) return;
    return scrollFor(location.hash, remembered);
  }, [location, place, action, keepScroll]);
}

/** Returns the way to stop, where the place is still waited for. */
function scrollFor(hash: string, remembered: number | undefined): (() => void) | undefined {
  const target = hash === '' ? null : document.getElementById(decodeHash(hash));
  if (remembered !== undefined) return scrollWhenReachable(remembered);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  return undefined;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
