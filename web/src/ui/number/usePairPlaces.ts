import { nextReference, pairPrecision } from '@coinmirror/shared/kline/pairPrecision.ts';
import { useState } from 'react';

/**
 * Decimals of all prices of a pair on this page, from the first price that is known of it: they stay while it is shown,
 * unless its price becomes ten times higher or lower. undefined while `price` is (not yet answered); an unknown price
 * (null) → 2.
 */
export function usePairPlaces(tickerId: string, price: number | null | undefined): number | undefined {
  const [stored, setStored] = useState<{ tickerId: string; reference: number | null }>({
    tickerId,
    reference: null,
  });
  const reference = nextReference(stored.tickerId === tickerId ? stored.reference : null, price);
  if (stored.tickerId !== tickerId || stored.reference !== reference) setStored({ tickerId, reference });
  return price === undefined && reference === null ? undefined : pairPrecision(reference);
}
