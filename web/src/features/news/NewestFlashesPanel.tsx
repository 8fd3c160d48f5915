import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { useNewsListQuery } from '#api/endpoints/news.ts';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import styles from './panels.module.css';

const ROW = 52;
const SHOWN = 8;

/** The newest flashes, beside articles. */
export function NewestFlashesPanel() {
  const result = useNewsListQuery(NEWS_ARGS.flashes('all'));
  return (
    <Card title="最新快讯" actions={<PageLink to="newsFlash">全部</PageLink>}>
      <Loadable result={result} compact skeleton={<SkeletonLines lines={SHOWN} lineHeight={ROW} />}>
        {({ rows }) => (
          <ol className={styles.list}>
            {rows.slice(0, SHOWN).map(({ id, title, time }) => (
              <li key={id} className={styles.flash}>
                <PageLink to="newsItem" params={{ id: String(id) }} className={styles.title}>
                  {title}
                </PageLink>
                <span className={styles.reads}>
                  <TimeAgo time={time} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </Loadable>
    </Card>
  );
}
