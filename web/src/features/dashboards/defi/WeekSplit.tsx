import type { DefiOverview } from '@coinmirror/shared/contract/defi/overview.ts';
import { useMemo } from 'react';
import { MirrorSplit } from '#charts/mirror/MirrorSplit.tsx';

/** The week's change of the value locked, above what prices and what moved coins made of it; nothing where that is unknown. */
export function WeekSplit({ value: { change7d, price7d, flow7d } }: { readonly value: DefiOverview }) {
  const parts = useMemo(
    () => [
      { key: 'price', name: '价格', value: price7d },
      { key: 'flow', name: '净流', value: flow7d },
    ],
    [price7d, flow7d],
  );
  return change7d === null || price7d === null || flow7d === null ? null : (
    <MirrorSplit title="TVL 7 日变化" total={change7d} parts={parts} />
  );
}
