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
/** From here on it is one of the most important. */
export const MOST_IMPORTANT = 3;

/**
 * Whether something is said of the prices around a milestone: of one whose own words are about the price nothing, where
 * they are not known.
 */
export function tellsPrices({ type, price }: { readonly type: BigEventType; readonly price: number | null }) {
  return price !== null || type !== 'price';
}
