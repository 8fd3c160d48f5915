import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './HeadFacts.module.css';

/** Below a coin's name: its English name, its rank or missing status, its stars, its first concepts. */
export function HeadFacts({ detail }: { readonly detail: CoinDetail }) {
  return (
    <>
      {detail.name !== detail.nameEn && <span lang="en">{detail.nameEn}</span>}
      {detail.rank !== null && <Badge>NO.{detail.rank}</Badge>}
      {detail.standing === 'unranked' && <Badge tone="warning">已收录未排名</Badge>}
      {detail.standing === 'unrecorded' && <Badge tone="error">未收录 高风险</Badge>}
      {detail.stars !== null && <Stars count={detail.stars} />}
      {detail.concepts.slice(0, 3).map((concept) => (
        <PageLink key={concept.id} to="conceptItem" params={{ id: concept.id }} className={styles.concept}>
          {concept.name}
        </PageLink>
      ))}
    </>
  );
}

const MOST_STARS = 5;

function Stars({ count }: { readonly count: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`星级 ${count}（最高 ${MOST_STARS}）`}>
      {'★'.repeat(count)}
      <span className={styles.unlit}>{'★'.repeat(Math.max(MOST_STARS - count, 0))}</span>
    </span>
  );
}
