import type { CommentKind } from '@coinmirror/shared/contract/community/words.ts';
import { useMemo } from 'react';
import { CommentSection } from '#features/comments/CommentSection.tsx';
import { useVisitor } from '../visitor/useVisitor.ts';

interface SubjectCommentsProps {
  readonly kind: CommentKind;
  readonly code: string;
}

/** What visitors say of one thing; who is not logged in is asked to, and then goes on. */
export function SubjectComments({ kind, code }: SubjectCommentsProps) {
  const subject = useMemo(() => ({ kind, code }), [kind, code]);
  return <CommentSection subject={subject} reader={useVisitor()} />;
}
