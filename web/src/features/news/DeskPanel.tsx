import { useNewsDesksQuery } from '#api/endpoints/news.ts';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { Author } from './articles/Author.tsx';
import styles from './panels.module.css';

const ROW = 52;
const DESKS = 4;

/** 作者榜: articles per author in the last 30 days. */
export function DeskPanel() {
  const result = useNewsDesksQuery({});
  return (
    <Card title="作者榜">
      <Loadable result={result} compact skeleton={<SkeletonLines lines={DESKS} lineHeight={ROW} />}>
        {(desks) => (
          <ul className={styles.list}>
            {desks
              .filter(({ count }) => count > 0)
              .map(({ code, name, count, latest }) => (
                <li key={name} className={styles.desk}>
                  <Author name={name} code={code} className={styles.deskName} />
                  <span className={styles.reads}>近 30 天 {count} 篇</span>
                  {latest && (
                    <PageLink to="newsItem" params={{ id: String(latest.id) }} className={styles.title}>
                      {latest.title}
                    </PageLink>
                  )}
                </li>
              ))}
          </ul>
        )}
      </Loadable>
    </Card>
  );
}
