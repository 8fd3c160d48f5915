import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Suspense } from 'react';
import { ConceptsCard, LinksCard } from '#features/coins/detail/about/LinksCard.tsx';
import { Calculator } from '#features/coins/detail/calculator/Calculator.tsx';
import { PegCard, pegDeviation } from '#features/coins/detail/peg/PegCard.tsx';
import { CoinRiskCard } from '#features/coins/detail/risk/CoinRiskCard.tsx';
import { CoinVoteCard } from '#templates/coin/CoinVoteCard.tsx';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './CoinPage.module.css';

const { Part: RankingRail } = lazyPart(
  async () => (await import('#features/rankingRail/RankingRail.tsx')).RankingRail,
);

// It includes the search's endpoints.
const { Part: HotSearchPanel } = lazyPart(
  async () => (await import('#features/searchField/HotSearchPanel.tsx')).HotSearchPanel,
);

const RANKINGS = ['moves'] as const;
/** More rows would make the rail longer than most tabs. */
const RANKING_ROWS = 5;
/** Height of the hot searches, px, reserved while their code loads. */
const HOT_SEARCH_PLACE = 400;

/** The coin's rail: its risks, links, concepts, and other movers. */
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
