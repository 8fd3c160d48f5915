import type { BigEventType } from '@coinmirror/shared/contract/coin/events.ts';
import type { BadgeTone } from '#ui/badge/Badge.tsx';

/** The colour of each kind of milestone's mark. */
export const EVENT_TONES: Readonly<Record<BigEventType, BadgeTone>> = {
  launch: 'brand',
  upgrade: 'info',
  halving: 'warning',
  fork: 'warning',
  listing: 'brand',
  policy: 'info',
  risk: 'error',
  price: 'neutral',
};
/** From this level on an event is one of the most important. */
export const MOST_IMPORTANT = 3;

/**
 * Whether to show the prices around a milestone: not where they are unknown and the milestone itself is about the
 * price.
 */
export function showsPrices({ type, price }: { readonly type: BigEventType; readonly price: number | null }) {
  return price !== null || type !== 'price';
}
