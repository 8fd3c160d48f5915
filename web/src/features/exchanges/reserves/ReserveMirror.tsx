import type { ReserveAsset } from '@coinmirror/shared/contract/exchange/reserves.ts';
import { useMemo } from 'react';
import { MirrorChart } from '#charts/mirror/MirrorChart.tsx';

/** Coins that are worth a bar: the rest is less than a hair beside the first. */
const SHOWN = 8;

interface ReserveMirrorProps {
  readonly name: string;
  readonly assets: readonly ReserveAsset[];
  readonly asOf: number;
}

/** What an exchange holds of each coin, and below the line what it owes of it; nothing where it publishes no liabilities. */
export function ReserveMirror({ name, assets, asOf }: ReserveMirrorProps) {
  const view = useMemo(() => {
    const shown = assets.filter(({ ratio }) => ratio !== null).slice(0, SHOWN);
    const part = (
      key: string,
      word: string,
      tone: 'ink' | 'reflect',
      read: (one: ReserveAsset) => number,
    ) => ({
      parts: [{ key, name: word, tone, values: shown.map(read) }],
    });
    return {
      buckets: shown.map(({ code, symbol }) => ({ key: code, label: symbol })),
      above: part('held', '储备', 'ink', ({ value }) => value),
      below: part('owed', '负债', 'reflect', ({ value, ratio }) => value / ((ratio ?? 100) / 100)),
    };
  }, [assets]);
  if (view.buckets.length === 0) return null;
  return (
    <MirrorChart
      title={`${name}各币种储备与负债`}
      titled
      source="平台公布的余额与用户负债 × 现价"
      asOf={asOf}
      bucketName="币种"
      kind="money"
      labels="all"
      {...view}
    />
  );
}
