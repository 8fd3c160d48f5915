import { type ReactNode, use } from 'react';
import { MarkerContext, MarkSource } from './marks.ts';

interface MarkedTextsProps {
  /** The texts that may be marked, in reading order; keep them stable. */
  readonly texts: readonly string[];
  readonly children: ReactNode;
}

/** Provides the marks of one text. Marking sees the whole text, so that a word is marked at its first occurrence. */
export function MarkedTexts({ texts, children }: MarkedTextsProps) {
  const useMarks = use(MarkSource);
  return <MarkerContext value={useMarks(texts)}>{children}</MarkerContext>;
}
