import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { TreemapChart } from '#charts/treemap/TreemapChart.tsx';
import type { CoinMapsProps } from './CoinMaps.tsx';
import { changeOver, FULL_AT, largest, moves, type Period } from './period.ts';

const SHOWN = 60;
const BUBBLE_HEIGHT = 460;

/** The largest coins except stablecoins as bubbles: volume as area, change as colour. */
export function CoinBubbles({ rows, asOf, period }: CoinMapsProps & { readonly period: Period }) {
  const nodes = useMemo(
    () =>
      largest(rows.filter(moves), SHOWN).map((row) => ({
        key: row.code,
        name: row.symbol,
        logo: row.logo,
        size: row.volume24h ?? 0,
        change: changeOver(row, period),
        href: hrefTo('coin', { coinCode: row.code }),
      })),
    [rows, period],
  );
  return (
    <TreemapChart
      title={`成交额与涨幅（${period}）`}
      source={`币镜综合各交易平台成交；市值前 ${SHOWN} 名（不含稳定币），面积为 24H成交额，过小的略去`}
      asOf={asOf}
      height={BUBBLE_HEIGHT}
      shape="bubbles"
      nodes={nodes}
      sizeName="24H成交额"
      sizeKind="money"
      changeName={`${period}涨幅`}
      fullAt={FULL_AT[period]}
    />
  );
}
