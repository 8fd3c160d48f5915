import type { PairVolume } from '@coinmirror/shared/contract/rankings/trade.ts';
import { usePairRankQuery } from '#api/endpoints/hotRankings.ts';
import { pairColumns } from '#features/rankings/columns/placeColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { coinRowLink } from '#ui/columns/coinNameColumn.tsx';
import type { PictureFigure } from './RankingPicture.tsx';
import { RankingView } from './RankingView.tsx';

/** Coins that share a symbol share their tickers' names. */
const rowKey = ({ code, tickerId }: PairVolume) => `${code} ${tickerId}`;
const FIGURE: PictureFigure<PairVolume> = {
  label: '24H 成交额',
  nameOf: ({ pair, exchange }) => `${pair} ${exchange.name}`,
  amountOf: ({ volume24h }) => volume24h,
};

/** `/hot/vol.html`: the pairs of all exchanges by what they trade. */
export default function HotVolPage() {
  const ranking = useRanking('hotVol');
  const result = usePairRankQuery(ranking.args, HOT_POLLING);
  return (
    <RankingView
      ranking={ranking}
      columns={pairColumns}
      result={result}
      rowKey={rowKey}
      rowLink={coinRowLink}
      figure={FIGURE}
    />
  );
}
