import {
  LIQUIDATION_CHANNEL,
  type LiquidationRow,
  readLiquidations,
} from '@coinmirror/shared/contract/figures/futures.ts';
import { use, useEffect, useState } from 'react';
import { LiveContext } from '#live/LiveContext.ts';

/** Orders kept on the page. */
const MOST = 100;

/** Live liquidations, newest first, on top of those of the last answer. A shown order stays unchanged. */
export function useLiquidationStream(answered: readonly LiquidationRow[]): readonly LiquidationRow[] {
  const room = use(LiveContext);
  const [heard, setHeard] = useState<readonly LiquidationRow[]>([]);
  useEffect(
    () =>
      room?.retain(LIQUIDATION_CHANNEL, (data) => {
        const orders = readLiquidations(data);
        if (orders) setHeard((known) => merged(known, orders));
      }),
    [room],
  );
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
