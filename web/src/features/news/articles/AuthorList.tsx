import type { NewsDesk } from '@coinmirror/shared/contract/news/news.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Row } from '#ui/row/Row.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';
import { Author } from './Author.tsx';
import styles from './articles.module.css';

const HEIGHT = 500;

/** Authors with their topics, recent article count and newest article. */
export function AuthorList({ result }: { readonly result: LoadableResult<readonly NewsDesk[]> }) {
  return (
    <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={5} lineHeight={104} />}>
      {(desks) => (
        <ul>
          {desks.map(({ code, name, intro, count, latest }) => (
            <li key={name} className={styles.author}>
              <h2 className={styles.title}>
                <Author name={name} code={code} className={styles.link} />
              </h2>
              <p className={styles.summary}>{intro}</p>
              <Row as="p" gap="facts" className={styles.facts}>
                {count > 0 ? `近 30 天 ${count} 篇文章` : '快讯'}
                {latest && (
                  <PageLink to="newsItem" params={{ id: String(latest.id) }}>
                    最新：{latest.title}
                  </PageLink>
                )}
              </Row>
            </li>
          ))}
        </ul>
      )}
    </Loadable>
  );
}
