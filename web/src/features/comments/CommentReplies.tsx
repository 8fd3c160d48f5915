import { useEffect, useRef } from 'react';
import { Button } from '#ui/button/Button.tsx';
import type { Visitor } from '#ui/login/useAfterLogin.ts';
import { Loadable } from '#ui/state/Loadable.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './comments.module.css';
import type { CommentSubject } from './subject.ts';
import { useReplies } from './useReplies.ts';

interface CommentRepliesProps {
  parentId: number;
  subject: CommentSubject;
  reader: Visitor;
  /** How many pages of them are wanted. */
  pages: number;
  onMore: () => void;
}

/** The replies to a comment; older ones load on demand. */
export function CommentReplies({ parentId, subject, reader, pages, onMore }: CommentRepliesProps) {
  const { result, more, isLoadingMore } = useReplies(subject, parentId, pages);
  const list = useRef<HTMLUListElement>(null);
  const shown = result.data?.value.rows.length ?? 0;
  const awaited = useRef(Number.POSITIVE_INFINITY);

  // The button is now below the new replies, or gone: the keyboard continues from the first of them.
  useEffect(() => {
    const first = shown > awaited.current ? list.current?.children[awaited.current] : undefined;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    if (first || !isLoadingMore) awaited.current = Number.POSITIVE_INFINITY;
  }, [shown, isLoadingMore]);

  return (
    <Loadable result={result} compact>
      {({ rows, left }) => (
        <>
          <ul ref={list} className={styles.replies}>
            {rows.map((reply) => (
              <CommentItem key={reply.id} comment={reply} subject={subject} reader={reader} />
            ))}
          </ul>
          {left > 0 && (
            <Button
              variant="quiet"
              size="s"
              busy={isLoadingMore}
              onClick={() => {
                awaited.current = rows.length;
                onMore();
                more();
              }}
            >
              更多回复（还有 {left} 条）
            </Button>
          )}
        </>
      )}
    </Loadable>
  );
}
