import { GLOBAL_POLL_FAST, GLOBAL_POLL_SLOW } from '@coinmirror/shared/constants/timings.ts';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useGlobalMarketQuery } from '#api/endpoints/market.ts';

/**
 * The market's facts, polled each second for the gold price (specification, section 4) while the tab is visible and the
 * gold cell is on screen. Otherwise every ten seconds.
 */
export function useGlobalFacts(goldCell: RefObject<Element | null>) {
  const isSeen = useIsOnScreen(goldCell);
  const isShown = useTabShown();
  const { data } = useGlobalMarketQuery(
    {},
    { pollingInterval: isSeen && isShown ? GLOBAL_POLL_FAST : GLOBAL_POLL_SLOW },
  );
  return data;
}

function useIsOnScreen(target: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.some((entry) => entry.isIntersecting));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isSeen;
}

function useTabShown(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
