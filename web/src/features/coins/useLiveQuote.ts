import { type RefObject, use } from 'react';
import { useTick } from '#live/useTick.ts';
import { SnapshotTime } from './snapshot.ts';

/** A price in USD with its changes in % on the three bases. */
export interface Quote {
  readonly price: number;
  readonly change24h: number | null;
  readonly changeUtc8: number | null;
  readonly changeUtc0: number | null;
}

/**
 * A coin's newest quote: its tick when that is newer than the surrounding list, else the list's. For leaf cells; given
 * its element, a cell re-renders only while it is on screen.
 */
export function useLiveQuote<Q extends Quote>(
  code: string,
  listed: Q,
  shownIn?: RefObject<Element | null>,
): Quote {
  const asOf = use(SnapshotTime);
  const tick = useTick(code, shownIn);
  return tick && tick.time >= asOf ? tick : listed;
}
