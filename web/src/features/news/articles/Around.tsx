import type { NewsDetail } from '@coinmirror/shared/contract/news/news.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Time } from '#ui/time/Time.tsx';
import styles from './article.module.css';
import { Neighbours } from './Neighbours.tsx';

/** The one before, the one after, and others like it. */
export function Around({ detail: { previous, next, related } }: { readonly detail: NewsDetail }) {
  return (
    <>
      <Neighbours
        measure="篇"
        previous={previous}
        next={next}
        hrefOf={(id) => hrefTo('newsItem', { id: String(id) })}
      />
      {related.length > 0 && (
        <section className={styles.related}>
          <h2>相关文章</h2>
          <ul className={styles.relatedList}>
            {related.map(({ id, title, time }) => (
              <li key={id}>
                <PageLink to="newsItem" params={{ id: String(id) }}>
                  {title}
                </PageLink>
                <Time value={time} form="short" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
