import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { BubbleChart } from '#charts/bubble/BubbleChart.tsx';
import type { CoinMapsProps } from './CoinMaps.tsx';
import { changeOver, FULL_AT, largest, moves, type Period } from './period.ts';

const SHOWN = 60;
const BUBBLE_HEIGHT = 460;

const BY_VALUE = { name: '流通市值', kind: 'money', log: true } as const;
const BY_VOLUME = { name: '24H成交额', kind: 'money' } as const;

/** The largest coins but the stable ones by three figures: market value across, change up, volume as area. */
export function CoinBubbles({ rows, asOf, period, onOpen }: CoinMapsProps & { readonly period: Period }) {
  const bubbles = useMemo(
    () =>
      largest(rows.filter(moves), SHOWN).flatMap((row) => {
        const change = changeOver(row, period);
        if (change === null || row.marketCap === null) return [];
        return {
          key: row.code,
          name: row.symbol,
          x: row.marketCap,
          y: change,
          size: row.volume24h ?? 0,
          change,
          href: hrefTo('coin', { coinCode: row.code }),
        };
      }),
    [rows, period],
  );
  const byChange = useMemo(() => ({ name: `${period}涨幅`, kind: 'percent' }) as const, [period]);
  return (
    <BubbleChart
      title={`市值、涨幅与成交额（${period}）`}
      source="币镜综合各交易平台成交；市值前 60 名（不含稳定币），面积为 24H 成交额"
      asOf={asOf}
      height={BUBBLE_HEIGHT}
      bubbles={bubbles}
      x={BY_VALUE}
      y={byChange}
      size={BY_VOLUME}
      fullAt={FULL_AT[period]}
      onOpen={onOpen}
    />
  );
}
