import { CoinSubjectPage } from '#templates/coin/CoinSubjectPage.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './CoinPage.module.css';
import { CoinRail } from './CoinRail.tsx';
import { CoinSkeleton } from './CoinSkeleton.tsx';
import { Overview } from './overview/Overview.tsx';
import { CoinContentPart } from './tabs/CoinContentPart.tsx';
import { CONTENT_SUMMARIES, coinContentOf } from './tabs/coinContents.ts';

/** `/currencies/{coinCode}`: one coin; `?tab=` selects content without an address of its own. */
export default function CoinPage() {
  const [search] = useUrlParams();
  const content = coinContentOf(search.get('tab'));
  return (
    <CoinSubjectPage
      page="coin"
      content={content}
      skeleton={<CoinSkeleton />}
      {...(content !== null && { summary: CONTENT_SUMMARIES[content] })}
    >
      {(detail, asOf) =>
        content === null ? (
          <Overview detail={detail} asOf={asOf} />
        ) : (
          <div className={styles.columns}>
            <div className={styles.main} data-tab={content}>
              <CoinContentPart detail={detail} content={content} />
            </div>
            <aside className={styles.rail} aria-label="相关信息">
              <CoinRail detail={detail} />
            </aside>
          </div>
        )
      }
    </CoinSubjectPage>
  );
}
