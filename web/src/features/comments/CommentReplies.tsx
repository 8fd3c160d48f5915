import { Loadable } from '#ui/state/Loadable.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './comments.module.css';
import { useCommentListQuery } from './commentsApi.ts';
import type { CommentReader, CommentSubject } from './subject.ts';

const REPLIES = 50;

interface CommentRepliesProps {
  parentId: number;
  subject: CommentSubject;
  reader: CommentReader;
}

/** The answers to one comment. */
export function CommentReplies({ parentId, subject, reader }: CommentRepliesProps) {
  const result = useCommentListQuery({
    ...subject,
    parent_id: parentId,
    sort: 'new',
    page: 1,
    pagesize: REPLIES,
  });
  return (
    <Loadable result={result} compact>
      {({ rows }) => (
        <ul className={styles.replies}>
          {rows.map((reply) => (
            <CommentItem key={reply.id} comment={reply} subject={subject} reader={reader} />
          ))}
        </ul>
      )}
    </Loadable>
  );
}
