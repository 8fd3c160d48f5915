import { COMMENT_MAX } from '@coinmirror/shared/constants/limits.ts';
import { useWatch } from 'react-hook-form';
import { isRefused, LOGIN_NEEDED } from '#api/failure.ts';
import { useDraftOwner } from '#api/form/DraftOwner.ts';
import { useServerForm } from '#api/form/useServerForm.ts';
import { useAfterLogin, type Visitor } from '#ui/login/useAfterLogin.ts';
import { toast } from '#ui/toast/toast.ts';
import { useCommentAddMutation } from './commentsApi.ts';
import { readDraft, writeDraft } from './drafts.ts';
import type { CommentSubject } from './subject.ts';

interface CommentFormOptions {
  readonly subject: CommentSubject;
  /** The comment being replied to. */
  readonly parentId?: number | undefined;
  readonly reader: Visitor;
  readonly onSent?: (() => void) | undefined;
}

/**
 * A comment being written: its draft survives, and one press sends it once, even over network failures and a login in
 * between.
 */
export function useCommentForm({ subject, parentId, reader, onSent }: CommentFormOptions) {
  const draft = `comment:${subject.kind}:${subject.code}:${parentId ?? ''}`;
  const owner = useDraftOwner();
  const [add] = useCommentAddMutation();
  const { form, field, submit, isSending } = useServerForm({
    empty: { content: readDraft(owner, draft) },
    check: ({ content }) => ({ content: complaintOf(content) }),
    // The same words keep their nonce over retries, so the upstream can tell a repetition from a second comment.
    send: ({ content }, nonce) =>
      add({
        ...subject,
        content: content.trim(),
        nonce,
        ...(parentId !== undefined && { parent_id: parentId }),
      }),
    onSent(_comment, { content }) {
      // What was written while this was on its way is the beginning of another comment.
      if (form.getValues('content').trim() === content.trim()) {
        form.reset({ content: '' });
        writeDraft(owner, draft, '');
      }
      toast.success('评论已发表');
      onSent?.();
    },
    onFailed(error) {
      // That the login has ended is said by the session itself.
      const isLoginNeeded = isRefused(error, LOGIN_NEEDED);
      if (isLoginNeeded) submitLater();
      return isLoginNeeded;
    },
  });
  const submitLater = useAfterLogin(reader, submit);
  const text = useWatch({ control: form.control, name: 'content' });
  const { onChange, error, ...box } = field('content');
  const complaint = complaintOf(text);

  return {
    box: {
      ...box,
      value: text,
      // Told of while it is typed: the button waits for it.
      error: text.trim() === '' ? undefined : (complaint ?? error),
      onChange(event: Parameters<typeof onChange>[0]) {
        writeDraft(owner, draft, event.target.value);
        return onChange(event);
      },
    },
    submit(event: { preventDefault(): void }) {
      if (reader.isLoggedIn) return submit(event);
      event.preventDefault();
      submitLater();
    },
    isSending,
    canSend: complaint === null,
  };
}

function complaintOf(content: string): string | null {
  const { length } = [...content.trim()];
  if (length === 0) return '请先写下评论';
  return length > COMMENT_MAX ? `评论不可大于${COMMENT_MAX}字` : null;
}
