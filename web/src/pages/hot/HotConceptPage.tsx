import type { ConceptRank } from '@coinmirror/shared/contract/rankings/trade.ts';
import { useConceptRankQuery } from '#api/endpoints/hotRankings.ts';
import { conceptRankColumns } from '#features/rankings/columns/placeColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import type { PictureFigure } from './RankingPicture.tsx';
import { RankingView } from './RankingView.tsx';

const rowKey = ({ id }: ConceptRank) => id;
const rowLink = ({ id }: ConceptRank, className: string) => (
  <PageLink to="conceptItem" params={{ id }} className={className} tabIndex={-1} aria-hidden="true" />
);
const FIGURE: PictureFigure<ConceptRank> = {
  label: '24H 成交额与均涨幅',
  nameOf: ({ name }) => name,
  amountOf: ({ volume24h }) => volume24h,
  changeOf: ({ change24h }) => change24h,
};

/** `/hot/concept.html`: sectors by how they moved. */
export default function HotConceptPage() {
  const ranking = useRanking('hotConcept');
  const result = useConceptRankQuery(ranking.args, HOT_POLLING);
  return (
    <RankingView
      ranking={ranking}
      columns={conceptRankColumns}
      result={result}
      rowKey={rowKey}
      rowLink={rowLink}
      figure={FIGURE}
    />
  );
}
