import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './CoinHead.module.css';
import { HeadPrice } from './HeadPrice.tsx';

export interface CoinHeadProps {
  readonly detail: CoinDetail;
  /** Star, compare, share: buttons of other features. */
  readonly actions: ReactNode;
}

/** Who the coin is, what it costs now, and what one can do with it. */
export function CoinHead({ detail, actions }: CoinHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.identity}>
        <Logo src={detail.logo} name={detail.symbol} size={48} eager />
        <div>
          <h1 className={styles.title}>
            {detail.name}
            <span className={styles.symbol}>{detail.symbol}</span>
          </h1>
          <p className={styles.facts}>
            {detail.name !== detail.nameEn && <span lang="en">{detail.nameEn}</span>}
            {detail.rank !== null && <Badge>NO.{detail.rank}</Badge>}
            {detail.standing === 'unranked' && <Badge tone="warning">已收录未排名</Badge>}
            {detail.standing === 'unrecorded' && <Badge tone="error">未收录 高风险</Badge>}
            {detail.stars !== null && <Stars count={detail.stars} />}
            {detail.concepts.slice(0, 3).map((concept) => (
              <PageLink
                key={concept.id}
                to="conceptItem"
                params={{ id: concept.id }}
                className={styles.concept}
              >
                {concept.name}
              </PageLink>
            ))}
          </p>
        </div>
      </div>
      <HeadPrice detail={detail} />
      <div className={styles.actions}>{actions}</div>
    </header>
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
