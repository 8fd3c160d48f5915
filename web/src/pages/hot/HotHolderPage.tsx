import type { CoinAddresses } from '@coinmirror/shared/contract/rankings/people.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { useAddressRankQuery } from '#api/endpoints/hotRankings.ts';
import { addressColumns } from '#features/rankings/columns/holdingColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { type CoinFigure, CoinRankingView } from './CoinRankingView.tsx';

const FIGURE: CoinFigure<CoinAddresses> = {
  label: '持币地址数与 7 日增长',
  textOf: ({ addressCount }) => formatCount(addressCount),
  changeOf: ({ riseRateWeek }) => riseRateWeek,
};

/** `/hot/holder.html`: coins by their holders. */
export default function HotHolderPage() {
  const ranking = useRanking('hotHolder');
  const result = useAddressRankQuery(ranking.args, HOT_POLLING);
  return <CoinRankingView ranking={ranking} columns={addressColumns} result={result} figure={FIGURE} />;
}
