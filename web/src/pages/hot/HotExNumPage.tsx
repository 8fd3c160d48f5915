import type { CoinListing } from '@coinmirror/shared/contract/rankings/trade.ts';
import { useListingRankQuery } from '#api/endpoints/hotRankings.ts';
import { listingColumns } from '#features/rankings/columns/tradeColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { type CoinFigure, CoinRankingView } from './CoinRankingView.tsx';

const FIGURE: CoinFigure<CoinListing> = {
  label: '现货交易所数与 24H 涨幅',
  textOf: ({ exchangeCount }) => `${exchangeCount} 家`,
  changeOf: ({ change24h }) => change24h,
};

/** `/hot/exnum.html`: the coins that most exchanges list. */
export default function HotExNumPage() {
  const ranking = useRanking('hotExNum');
  const result = useListingRankQuery(ranking.args, HOT_POLLING);
  return <CoinRankingView ranking={ranking} columns={listingColumns} result={result} figure={FIGURE} />;
}
