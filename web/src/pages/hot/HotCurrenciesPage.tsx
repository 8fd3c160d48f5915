import type { CoinVolume } from '@coinmirror/shared/contract/rankings/moves.ts';
import { useMemo } from 'react';
import { useVolumeRankQuery } from '#api/endpoints/rankings.ts';
import { volumeColumns } from '#features/rankings/columns/tradeColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { type CoinFigure, CoinRankingView } from './CoinRankingView.tsx';

const READERS: Readonly<Record<string, (row: CoinVolume) => number | null>> = {
  '24h': ({ volume24h }) => volume24h,
  '7d': ({ volume7d }) => volume7d,
  '30d': ({ volume30d }) => volume30d,
};

/** `/hot/currencies.html`: the coins traded most. */
export default function HotCurrenciesPage() {
  const ranking = useRanking('hotCurrencies');
  const result = useVolumeRankQuery(ranking.args, HOT_POLLING);
  const { value, label } = ranking.chosen('period');
  const columns = useMemo(() => volumeColumns(label), [label]);
  const figure: CoinFigure<CoinVolume> = {
    label: '成交额与 24H 涨幅',
    amountOf: READERS[value] ?? (({ volume24h }) => volume24h),
    changeOf: ({ change24h }) => change24h,
  };
  return <CoinRankingView ranking={ranking} columns={columns} result={result} figure={figure} />;
}
