import { useMemo } from 'react';
import { CommentSection } from '#features/comments/CommentSection.tsx';
import { useVisitor } from '#templates/visitor/useVisitor.ts';
import type { CoinTabProps } from './CoinContentPart.tsx';

/** 评论: visitors' comments on the coin. */
export function CommentTab({ detail: { code } }: CoinTabProps) {
  const subject = useMemo(() => ({ kind: 'coin', code }) as const, [code]);
  return <CommentSection subject={subject} reader={useVisitor()} />;
}
