import { Button } from '#ui/button/Button.tsx';
import styles from './news.module.css';
import type { NewsPages } from './useNewsPages.ts';

/** Loads older items, or says that there are no more. */
export function MoreButton({ pages }: { readonly pages: NewsPages }) {
  if (!pages.hasMore) return <p className={styles.end}>没有更早的内容了</p>;
  const failed = pages.moreError !== undefined;
  return (
    <p className={styles.end}>
      {failed && <span role="alert">更早的内容没有读到。</span>}
      <Button busy={pages.isLoadingMore} onClick={() => void pages.loadMore()}>
        {failed ? '重试' : '加载更多'}
      </Button>
    </p>
  );
}
