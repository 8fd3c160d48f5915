import type { NewsDetail } from '@coinmirror/shared/contract/news/news.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Time } from '#ui/time/Time.tsx';
import styles from './article.module.css';

/** Similar articles; nothing when there are none. */
export function RelatedArticles({ related }: Pick<NewsDetail, 'related'>) {
  if (related.length === 0) return null;
  return (
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
  );
}
