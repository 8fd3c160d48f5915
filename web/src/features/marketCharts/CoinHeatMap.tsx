import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { TreemapChart } from '#charts/treemap/TreemapChart.tsx';
import { changeOver, FULL_AT, largest, type Period } from './period.ts';

export interface CoinMapProps {
  readonly rows: readonly CoinRow[];
  readonly asOf: number;
  readonly period: Period;
  /** Opens a coin's address. */
  readonly onOpen: (href: string) => void;
}

const SHOWN = 100;
export const MAP_HEIGHT = 520;

/** The hundred largest coins: area by market value, colour by change. */
export function CoinHeatMap({ rows, asOf, period, onOpen }: CoinMapProps) {
  const nodes = useMemo(
    () =>
      largest(rows, SHOWN).map((row) => ({
        key: row.code,
        name: row.symbol,
        size: row.marketCap ?? 0,
        change: changeOver(row, period),
        href: hrefTo('coin', { coinCode: row.code }),
      })),
    [rows, period],
  );
  return (
    <TreemapChart
      title={`加密货币热力图（${period}）`}
      source="币镜综合各交易平台成交；市值前 100 名"
      asOf={asOf}
      height={MAP_HEIGHT}
      nodes={nodes}
      sizeName="流通市值"
      sizeKind="money"
      changeName={`${period}涨幅`}
      fullAt={FULL_AT[period]}
      onOpen={onOpen}
    />
  );
}
