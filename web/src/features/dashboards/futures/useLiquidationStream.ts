import type { LiquidationRow } from '@coinmirror/shared/contract/dashboards/futures.ts';
import { useCallback, useState } from 'react';
import { useLiveChannel } from '#live/useTick.ts';

/** Orders kept on the page. */
const MOST = 300;

/** Live liquidations, newest first, on top of those of the last answer. A shown order stays unchanged. */
export function useLiquidationStream(answered: readonly LiquidationRow[]): readonly LiquidationRow[] {
  const [heard, setHeard] = useState<readonly LiquidationRow[]>([]);
  const onOrders = useCallback(
    (orders: readonly LiquidationRow[]) => setHeard((known) => merged(known, orders)),
    [],
  );
  useLiveChannel('liquidation', '', onOrders);
  return merged(heard, answered);
}

/** Both lists merged, newest first; known orders win. */
export function merged(
  known: readonly LiquidationRow[],
  further: readonly LiquidationRow[],
): readonly LiquidationRow[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = further.filter(({ id }) => !ids.has(id));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].toSorted((a, b) => b.time - a.time).slice(0, MOST);
}
