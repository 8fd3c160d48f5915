import { useRef } from 'react';
import type { Visitor } from '#ui/login/useAfterLogin.ts';
import { StepPager } from '#ui/pager/StepPager.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { createEntryMemory } from '#ui/url/entryMemory.ts';
import { useEntryNumber, useEntryState } from '#ui/url/useEntryState.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './comments.module.css';
import { useCommentListQuery } from './commentsApi.ts';
import type { CommentSubject } from './subject.ts';

const PAGE_SIZE = 20;
const ORDERS = [
  { value: 'new', label: '最新' },
  { value: 'hot', label: '最热' },
] as const;
type Order = (typeof ORDERS)[number]['value'];
const orders = createEntryMemory<Order>();

interface CommentSectionProps {
  subject: CommentSubject;
  reader: Visitor;
}

/** Visitors' comments on a coin, an exchange, a wallet, an article or a flash; each has its own draft and page. */
export function CommentSection(props: CommentSectionProps) {
  const { kind, code } = props.subject;
  return <Comments key={`${kind}:${code}`} {...props} />;
}

function Comments({ subject, reader }: CommentSectionProps) {
  const name = `comments ${subject.kind} ${subject.code}`;
  const [sort, setSort] = useEntryState(orders, `${name} order`, 'new');
  const [page, setPage] = useEntryNumber(name, 1);
  const section = useRef<HTMLElement>(null);
  const result = useCommentListQuery({ ...subject, sort, page, pagesize: PAGE_SIZE });
  const total = result.data?.value.total ?? null;
  const lastPage = Math.max(1, result.data?.value.pageCount ?? page);
  // The last comment of the last page was deleted.
  if (page > lastPage && !result.isFetching) setPage(lastPage);

  function choose(order: Order) {
    setSort(order);
    setPage(1);
  }

  function onSent() {
    choose('new');
    // The button is disabled until new text is typed and loses the focus; a visitor who keeps typing keeps it.
    const isWriting = document.activeElement instanceof HTMLTextAreaElement;
    if (!isWriting) section.current?.focus({ preventScroll: true });
  }

  return (
    <section ref={section} className={styles.section} aria-label="评论" tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          评论{total !== null && <span className={styles.count}>{total}</span>}
        </h2>
        <Segmented label="评论排序" options={ORDERS} value={sort} onChange={choose} />
      </div>
      <CommentForm subject={subject} reader={reader} onSent={onSent} />
      <Loadable result={result} empty={<EmptyState compact title="还没有评论" hint="写下第一条评论" />}>
        {({ rows, pageCount }) => (
          <>
            <ul className={styles.list}>
              {rows.map((comment) => (
                <CommentItem key={comment.id} comment={comment} subject={subject} reader={reader} />
              ))}
            </ul>
            <StepPager label="评论分页" page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </Loadable>
    </section>
  );
}
