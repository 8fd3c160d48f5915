import type { CoinProjectActivity } from '@coinmirror/shared/contract/rankings/people.ts';
import { useProjectRankQuery } from '#api/endpoints/hotRankings.ts';
import { projectColumns } from '#features/rankings/columns/peopleColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { type CoinFigure, CoinRankingView } from './CoinRankingView.tsx';

const FIGURE: CoinFigure<CoinProjectActivity> = {
  label: '30 日提交数与 24H 涨幅',
  textOf: ({ commits30d }) => `${commits30d} 次`,
  changeOf: ({ change24h }) => change24h,
};

/** `/hot/github.html`: coins by the work on their code. */
export default function HotGithubPage() {
  const ranking = useRanking('hotGithub');
  const result = useProjectRankQuery(ranking.args, HOT_POLLING);
  return <CoinRankingView ranking={ranking} columns={projectColumns} result={result} figure={FIGURE} />;
}
