import type { Comment } from '@coinmirror/shared/contract/community/comments.ts';
import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { CommentIcon, FlagIcon, ThumbUpIcon, TrashIcon } from '#ui/icon/icons.ts';
import type { Visitor } from '#ui/login/useAfterLogin.ts';
import styles from './comments.module.css';
import { useCommentDeleteMutation, useCommentLikeMutation } from './commentsApi.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { refuse } from './refuse.ts';

interface CommentActionsProps {
  comment: Comment;
  reader: Visitor;
  /** Absent for replies, which cannot be replied to. */
  onReply?: (() => void) | undefined;
  /** The comment was deleted; it is still rendered. */
  onRemoved: () => void;
}

/** Like, reply, report; the author can delete instead of reporting. */
export function CommentActions({ comment, reader, onReply, onRemoved }: CommentActionsProps) {
  const [like, { isLoading: isLiking }] = useCommentLikeMutation();
  const [remove, { isLoading: isRemoving }] = useCommentDeleteMutation();
  const [asking, setAsking] = useState(false);
  const [reporting, setReporting] = useState(false);

  async function toggleLike() {
    if (!reader.isLoggedIn) return reader.onLoginNeeded();
    const { error } = await like({ id: comment.id, on: !comment.liked });
    if (error) refuse(error, reader);
  }

  async function takeBack() {
    if (!asking) return setAsking(true);
    const { error } = await remove({ id: comment.id });
    if (error) return refuse(error, reader);
    onRemoved();
  }

  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        size="s"
        icon={<ThumbUpIcon />}
        aria-pressed={comment.liked}
        aria-label={`赞，已有 ${comment.likes} 个`}
        busy={isLiking}
        className={comment.liked ? styles.liked : undefined}
        onClick={() => void toggleLike()}
      >
        {comment.likes > 0 ? comment.likes : '赞'}
      </Button>
      {onReply && (
        <Button variant="quiet" size="s" icon={<CommentIcon />} onClick={onReply}>
          回复
        </Button>
      )}
      {comment.own ? (
        <Button
          variant={asking ? 'danger' : 'quiet'}
          size="s"
          icon={<TrashIcon />}
          busy={isRemoving}
          onClick={() => void takeBack()}
          onBlur={() => setAsking(false)}
        >
          {asking ? '确认删除' : '删除'}
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="s"
          icon={<FlagIcon />}
          onClick={() => (reader.isLoggedIn ? setReporting(true) : reader.onLoginNeeded())}
        >
          举报
        </Button>
      )}
      <ReportDialog commentId={comment.id} open={reporting} onOpenChange={setReporting} reader={reader} />
    </div>
  );
}
