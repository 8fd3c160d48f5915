import type { CoinDetail } from '@coinmirror/shared/contract/coinInfo.ts';
import { Suspense } from 'react';
import { ConceptsCard, LinksCard } from '#features/coins/detail/LinksCard.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.ts';
import styles from './CoinPage.module.css';

const { Part: RankingRail } = lazyPart(
  async () => (await import('#features/rankings/RankingRail.tsx')).RankingRail,
);

const BOARDS = ['rise', 'drop', 'volume'] as const;

/** At the coin's side: where to find it, what it belongs to, and what else moves. */
export function CoinRail({ detail }: { readonly detail: CoinDetail }) {
  return (
    <aside className={styles.rail} aria-label="相关信息">
      <LinksCard detail={detail} />
      <ConceptsCard detail={detail} />
      <Suspense fallback={null}>
        <RankingRail boards={BOARDS} />
      </Suspense>
    </aside>
  );
}
