import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './comments.module.css';
import { useCommentListQuery } from './commentsApi.ts';
import type { CommentReader, CommentSubject } from './subject.ts';

const PAGE_SIZE = 20;
const ORDERS = [
  { value: 'new', label: '最新' },
  { value: 'hot', label: '最热' },
] as const;
type Order = (typeof ORDERS)[number]['value'];

interface CommentSectionProps {
  subject: CommentSubject;
  reader: CommentReader;
}

/** What visitors say about a coin, an exchange, a wallet, an article or a flash. */
export function CommentSection({ subject, reader }: CommentSectionProps) {
  const [sort, setSort] = useState<Order>('new');
  const [page, setPage] = useState(1);
  const result = useCommentListQuery({ ...subject, sort, page, pagesize: PAGE_SIZE });
  const total = result.data?.value.total ?? null;

  function choose(order: Order) {
    setSort(order);
    setPage(1);
  }

  return (
    <section className={styles.section} aria-label="评论">
      <div className={styles.head}>
        <h2 className={styles.title}>
          评论{total !== null && <span className={styles.count}>{total}</span>}
        </h2>
        <Segmented label="评论排序" options={ORDERS} value={sort} onChange={choose} />
      </div>
      <CommentForm subject={subject} reader={reader} />
      <Loadable result={result} empty={<EmptyState compact title="还没有评论" hint="来说第一句吧" />}>
        {({ rows, pageCount }) => (
          <>
            <ul className={styles.list}>
              {rows.map((comment) => (
                <CommentItem key={comment.id} comment={comment} subject={subject} reader={reader} />
              ))}
            </ul>
            {pageCount > 1 && (
              <nav className={styles.pages} aria-label="评论分页">
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  上一页
                </Button>
                <span>
                  {page} / {pageCount}
                </span>
                <Button disabled={page === pageCount} onClick={() => setPage(page + 1)}>
                  下一页
                </Button>
              </nav>
            )}
          </>
        )}
      </Loadable>
    </section>
  );
}
