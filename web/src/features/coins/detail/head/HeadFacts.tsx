import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './HeadFacts.module.css';

/** As many as leave the name and the price in one line. */
const CONCEPTS = 2;

/** Below a coin's name: its rank or missing status, its first concepts. */
export function HeadFacts({ detail: { rank, standing, concepts } }: { readonly detail: CoinDetail }) {
  return (
    <>
      {rank !== null && <span>第 {rank}</span>}
      {standing === 'unranked' && <Badge tone="warning">已收录未排名</Badge>}
      {standing === 'unrecorded' && <Badge tone="error">未收录 高风险</Badge>}
      {concepts.slice(0, CONCEPTS).map((concept) => (
        <PageLink key={concept.id} to="conceptItem" params={{ id: concept.id }} className={styles.concept}>
          {concept.name}
        </PageLink>
      ))}
    </>
  );
}
