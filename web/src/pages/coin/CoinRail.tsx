import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Suspense } from 'react';
import { Calculator } from '#features/coins/detail/calculator/Calculator.tsx';
import { ConceptsCard, LinksCard } from '#features/coins/detail/LinksCard.tsx';
import { PegCard, pegDeviation } from '#features/coins/detail/PegCard.tsx';
import { CoinRiskCard } from '#features/coins/detail/risk/CoinRiskCard.tsx';
import { CoinVoteCard } from '#templates/coin/CoinVoteCard.tsx';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './CoinPage.module.css';

const { Part: RankingRail } = lazyPart(
  async () => (await import('#features/rankingRail/RankingRail.tsx')).RankingRail,
);

// It brings the search's endpoints with it.
const { Part: HotSearchPanel } = lazyPart(
  async () => (await import('#features/searchField/HotSearchPanel.tsx')).HotSearchPanel,
);

const RANKINGS = ['rise', 'drop'] as const;
/** With more rows the rail would be longer than most tabs. */
const RANKING_ROWS = 5;
/** Height of the hot searches, px, kept while their code comes. */
const HOT_SEARCH_PLACE = 400;

/** At the coin's side: what speaks against it, where to find it, what it belongs to, and what else moves. */
export function CoinRail({ detail }: { readonly detail: CoinDetail }) {
  return (
    <aside className={styles.rail} aria-label="相关信息">
      <AfterFirstScreen>
        {pegDeviation(detail) === null ? (
          <CoinVoteCard code={detail.code} name={detail.name} />
        ) : (
          <PegCard detail={detail} />
        )}
        <Calculator detail={detail} />
      </AfterFirstScreen>
      <AfterFirstScreen>
        <CoinRiskCard code={detail.code} />
        <LinksCard detail={detail} />
        <ConceptsCard detail={detail} />
      </AfterFirstScreen>
      <AfterFirstScreen>
        <Suspense fallback={<Skeleton height={HOT_SEARCH_PLACE} />}>
          <HotSearchPanel />
        </Suspense>
        <Suspense fallback={null}>
          <RankingRail rankings={RANKINGS} size={RANKING_ROWS} />
        </Suspense>
      </AfterFirstScreen>
    </aside>
  );
}
