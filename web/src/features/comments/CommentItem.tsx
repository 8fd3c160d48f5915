import type { Comment } from '@coinmirror/shared/contract/community/comments.ts';
import { useRef, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import type { Visitor } from '#ui/login/useAfterLogin.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import { useEntryNumber } from '#ui/url/useEntryState.ts';
import { CommentActions } from './CommentActions.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentReplies } from './CommentReplies.tsx';
import { CommentText } from './CommentText.tsx';
import styles from './comments.module.css';
import type { CommentSubject } from './subject.ts';

const AVATAR = 32;

interface CommentItemProps {
  comment: Comment;
  subject: CommentSubject;
  reader: Visitor;
}

/** One comment with its replies, which open on demand. */
export function CommentItem({ comment, subject, reader }: CommentItemProps) {
  const [replying, setReplying] = useState(false);
  // Pages of replies; 0 while they are folded.
  const [pages, setPages] = useEntryNumber(`replies ${comment.id}`, 0);
  const open = pages > 0;
  const isTop = comment.parentId === null;
  const item = useRef<HTMLLIElement>(null);

  return (
    <li ref={item} className={styles.item} tabIndex={-1}>
      <Logo src={comment.headImage} name={comment.nickname} size={AVATAR} />
      <div className={styles.content}>
        <div className={styles.itemHead}>
          <span className={styles.nickname}>{comment.nickname || '--'}</span>
          <TimeAgo time={comment.createdAt} className={styles.time} />
        </div>
        {comment.deleted ? (
          <p className={styles.deleted}>{comment.hidden ? '该评论已被隐藏' : '该评论已被作者删除'}</p>
        ) : (
          <>
            <CommentText text={comment.content} />
            <CommentActions
              comment={comment}
              reader={reader}
              onReply={isTop ? () => setReplying((now) => !now) : undefined}
              onRemoved={() => focusBeside(item.current)}
            />
          </>
        )}
        {replying && (
          <CommentForm
            subject={subject}
            reader={reader}
            parentId={comment.id}
            autoFocus
            onSent={() => {
              setReplying(false);
              setPages(Math.max(1, pages));
              // The focused field is gone; the keyboard continues from the comment that was replied to.
              item.current?.focus();
            }}
          />
        )}
        {isTop && comment.replies > 0 && (
          <Button variant="quiet" size="s" aria-expanded={open} onClick={() => setPages(open ? 0 : 1)}>
            {open ? '收起回复' : `查看 ${comment.replies} 条回复`}
          </Button>
        )}
        {open && (
          <CommentReplies
            parentId={comment.id}
            subject={subject}
            reader={reader}
            pages={pages}
            onMore={() => setPages(pages + 1)}
          />
        )}
      </div>
    </li>
  );
}

/** The focused button goes with its comment: the keyboard continues from the next one, or from the list. */
function focusBeside(item: HTMLElement | null): void {
  if (!item?.contains(document.activeElement)) return;
  const beside =
    item.nextElementSibling ?? item.previousElementSibling ?? item.parentElement?.closest('[tabindex]');
  if (beside instanceof HTMLElement) beside.focus({ preventScroll: true });
}
