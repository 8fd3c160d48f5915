import type { CommentKind } from '@coinmirror/shared/contract/community/words.ts';
import { useMemo } from 'react';
import { CommentSection } from '#features/comments/CommentSection.tsx';
import { useVisitor } from '../visitor/useVisitor.ts';

interface SubjectCommentsProps {
  readonly kind: CommentKind;
  readonly code: string;
}

/** Visitors' comments on one subject; a logged-out visitor is asked to log in, and then continues. */
export function SubjectComments({ kind, code }: SubjectCommentsProps) {
  const subject = useMemo(() => ({ kind, code }), [kind, code]);
  return <CommentSection subject={subject} reader={useVisitor()} />;
}
