import { moveRankings } from '@coinmirror/shared/rankings/moves.ts';
import type { RankingOf } from '@coinmirror/shared/rankings/ranking.ts';
import type { RankingSource } from '@coinmirror/shared/rankings/rows.ts';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { RankingHalf } from '#templates/ranking/RankingHalf.tsx';
import { RankingSwitches } from '#templates/ranking/RankingSwitches.tsx';
import styles from '#templates/ranking/ranking.module.css';
import { HOT_POLLING, rankingQuery } from '#templates/ranking/rankingQuery.ts';
import { useRanking } from '#templates/ranking/useRanking.ts';
import { withQueries } from '#templates/ranking/withQueries.ts';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';

const RANKINGS = withQueries({ hotMax: moveRankings.hotMax });

const SIDES = [
  { title: '涨幅榜', to: 'hotRise', isup: 1 },
  { title: '跌幅榜', to: 'hotDrop', isup: 0 },
] as const;

/** `/hot/max.html`: gainers and losers side by side. */
export default function HotMaxPage() {
  return RANKINGS.hotMax.withRows((ranking) => <BothSides ranking={ranking} />);
}

function BothSides<Source extends RankingSource>({ ranking }: { readonly ranking: RankingOf<Source> }) {
  const { title, args, switches, chosen } = useRanking('hotMax', ranking);
  const display = useDisplayInAddress();
  const useRows = rankingQuery(ranking);
  const [rise, drop] = SIDES;
  const risen = useRows({ ...args, isup: rise.isup }, HOT_POLLING);
  const fallen = useRows({ ...args, isup: drop.isup }, HOT_POLLING);
  const moved = [...(risen.data?.value.rows ?? []), ...(fallen.data?.value.rows ?? [])];
  const search = Object.fromEntries(switches.map(({ key, value }) => [key, value]));
  const half = { ranking, chosen, search };
  return (
    <>
      <PageHeader
        title={title}
        summary={ranking.summary}
        sentence={ranking.sentence?.(moved, chosen) ?? null}
        asOf={risen.data?.asOf ?? null}
      />
      <div className={styles.switches}>
        <PhoneFold label="选项">
          <RankingSwitches switches={switches} />
          <DisplayTools display={display} />
        </PhoneFold>
      </div>
      <div className={styles.halves}>
        <RankingHalf {...half} side={rise} result={risen} />
        <RankingHalf {...half} side={drop} result={fallen} footnotes={ranking.notes} />
      </div>
    </>
  );
}
