import type { CoinSocial } from '@coinmirror/shared/contract/rankings/people.ts';
import { useSocialRankQuery } from '#api/endpoints/hotRankings.ts';
import { socialColumns } from '#features/rankings/columns/peopleColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { type CoinFigure, CoinRankingView } from './CoinRankingView.tsx';

const FIGURE: CoinFigure<CoinSocial> = {
  label: '综合分与 24H 涨幅',
  textOf: ({ score }) => `${score.toFixed(1)} 分`,
  changeOf: ({ change24h }) => change24h,
};

/** `/hot/social.html`: coins by the composite of their platforms. */
export default function HotSocialPage() {
  const ranking = useRanking('hotSocial');
  const result = useSocialRankQuery(ranking.args, HOT_POLLING);
  return <CoinRankingView ranking={ranking} columns={socialColumns} result={result} figure={FIGURE} />;
}
