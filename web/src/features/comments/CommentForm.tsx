import { COMMENT_MAX } from '@coinmirror/shared/constants/limits.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import type { Visitor } from '#ui/login/useAfterLogin.ts';
import styles from './comments.module.css';
import type { CommentSubject } from './subject.ts';
import { useCommentForm } from './useCommentForm.ts';

interface CommentFormProps {
  subject: CommentSubject;
  reader: Visitor;
  /** If given, this is a reply to that comment. */
  parentId?: number;
  autoFocus?: boolean;
  onSent?: () => void;
}

/** The form for a comment or a reply. */
export function CommentForm({ subject, reader, parentId, autoFocus, onSent }: CommentFormProps) {
  const { box, submit, isSending, canSend } = useCommentForm({ subject, parentId, reader, onSent });
  const verb = parentId === undefined ? '发表评论' : '回复';
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={parentId === undefined ? '写评论' : '写回复'}
        placeholder={parentId === undefined ? '理性讨论，不构成投资建议' : '写下回复'}
        rows={parentId === undefined ? 3 : 2}
        limit={COMMENT_MAX}
        autoFocus={autoFocus}
        {...box}
      />
      <div className={styles.formFoot}>
        {!reader.isLoggedIn && <span className={styles.hint}>发表时需要登录，登录后自动发表</span>}
        <Button type="submit" variant="primary" busy={isSending} disabled={!canSend}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
