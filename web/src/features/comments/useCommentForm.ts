import { COMMENT_MAX } from '@coinmirror/shared/constants/limits.ts';
import { useRef, useState } from 'react';
import { errorText, isRefused, LOGIN_NEEDED } from '#api/failure.ts';
import { keyFor, type SendKey } from '#api/form/sendKey.ts';
import { useOnce } from '#ui/form/useOnce.ts';
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
  const key = `comment:${subject.kind}:${subject.code}:${parentId ?? ''}`;
  const [text, setText] = useState(() => readDraft(key));
  const [send] = useCommentAddMutation();
  // The same text keeps its nonce over retries, so that the upstream recognises a repetition.
  const nonce = useRef<SendKey | undefined>(undefined);
  const latest = useRef(text);
  const content = text.trim();
  const isLong = [...content].length > COMMENT_MAX;

  function type(next: string) {
    latest.current = next;
    setText(next);
    writeDraft(key, next);
  }

  const [submit, isSending] = useOnce(async () => {
    if (content === '' || isLong) return;
    if (!reader.isLoggedIn) return submitLater();
    nonce.current = keyFor(content, nonce.current);
    const call = { ...subject, content, nonce: nonce.current.key };
    const result = await send(parentId === undefined ? call : { ...call, parent_id: parentId });
    // The session itself reports that it has ended.
    if (isRefused(result.error, LOGIN_NEEDED)) return submitLater();
    if (result.error) {
      toast.error(errorText(result.error));
      return;
    }
    // What was typed while this was being sent starts another comment.
    if (latest.current.trim() === content) type('');
    toast.success('评论已发表');
    onSent?.();
  });

  const submitLater = useAfterLogin(reader, () => void submit());

  return { text, type, submit, isSending, isLong, canSend: content !== '' && !isLong };
}
