import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { useNewsHotQuery } from '#api/endpoints/news.ts';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { isUnconnected } from '#ui/state/unconnected.ts';
import styles from './panels.module.css';

const ROW = 52;

/** The most read items of the last day. */
export function HotNewsPanel() {
  const result = useNewsHotQuery(NEWS_ARGS.hot);
  // Where nobody counts reads there is no such list.
  if (isUnconnected(result.error)) return null;
  return (
    <Card title="24H 热文">
      <Loadable
        result={result}
        compact
        skeleton={<SkeletonLines lines={NEWS_ARGS.hot.per_page} lineHeight={ROW} />}
      >
        {(items) => (
          <ol className={styles.list}>
            {items.map((item, index) => (
              <li key={item.id} className={styles.row}>
                <span className={styles.place} data-top={index < 3 || undefined}>
                  {index + 1}
                </span>
                <span className={styles.words}>
                  <PageLink to="newsItem" params={{ id: String(item.id) }} className={styles.title}>
                    {item.title}
                  </PageLink>
                  <span className={styles.reads}>{formatCount(item.reads)} 阅读</span>
                </span>
              </li>
            ))}
          </ol>
        )}
      </Loadable>
    </Card>
  );
}
