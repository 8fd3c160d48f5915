import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { foldNodes } from '#charts/treemap/node.ts';
import { TreemapChart } from '#charts/treemap/TreemapChart.tsx';
import { changeOver, FULL_AT, largest, type Period } from './period.ts';
import { type Sizing, sizings } from './sizing.ts';

interface CoinHeatMapProps {
  readonly rows: readonly CoinRow[];
  readonly asOf: number;
  readonly period: Period;
  readonly sizing: Sizing;
}

/** More tiles than this could not be distinguished. */
const SHOWN = 40;
const COUNTED = 100;
const MAP_HEIGHT = 560;

/** The hundred largest coins, the smaller ones grouped: area by market value or volume, colour by change. */
export function CoinHeatMap({ rows, asOf, period, sizing }: CoinHeatMapProps) {
  const { read, name } = sizings[sizing];
  const nodes = useMemo(
    () =>
      foldNodes(
        largest(rows, COUNTED).map((row) => ({
          key: row.code,
          name: row.symbol,
          logo: row.logo,
          size: read(row) ?? 0,
          change: changeOver(row, period),
          href: hrefTo('coin', { coinCode: row.code }),
        })),
        SHOWN,
        hrefTo('home'),
      ),
    [rows, period, read],
  );
  return (
    <TreemapChart
      title={`加密货币热力图（${period}）`}
      source={`币镜综合各交易平台成交；市值前 ${COUNTED} 名，第 ${SHOWN} 名以后合为“其他”，面积为${name}`}
      asOf={asOf}
      height={MAP_HEIGHT}
      nodes={nodes}
      sizeName={name}
      sizeKind="money"
      changeName={`${period}涨幅`}
      fullAt={FULL_AT[period]}
    />
  );
}
