import type { NewCoin } from '@coinmirror/shared/contract/coins.ts';
import { useMemo } from 'react';
import { useNewCoinRankQuery } from '#api/endpoints/hotRankings.ts';
import { newCoinColumns } from '#features/rankings/columns/newcomerColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { type CoinFigure, CoinRankingView } from './CoinRankingView.tsx';

const FIGURE: CoinFigure<NewCoin> = {
  label: '现价与至今涨幅',
  priceOf: ({ price }) => price,
  changeOf: (row: NewCoin) => row.changeSinceListing,
};

/** `/hot/newcoin.html`: the newest coins, and what became of them. */
export default function HotNewCoinPage() {
  const ranking = useRanking('hotNewCoin');
  const result = useNewCoinRankQuery(ranking.args, HOT_POLLING);
  const now = result.data?.asOf ?? 0;
  const columns = useMemo(() => newCoinColumns(now), [now]);
  return <CoinRankingView ranking={ranking} columns={columns} result={result} figure={FIGURE} />;
}
