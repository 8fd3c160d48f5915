import { type ReactNode, use } from 'react';
import { MarkerContext, MarkSource } from './marks.ts';

interface MarkedTextsProps {
  /** What may be marked, in reading order; keep it stable. */
  readonly texts: readonly string[];
  readonly children: ReactNode;
}

/** Around one text: whoever marks texts sees it whole, so that a word is marked where it stands first. */
export function MarkedTexts({ texts, children }: MarkedTextsProps) {
  const useMarks = use(MarkSource);
  return <MarkerContext value={useMarks(texts)}>{children}</MarkerContext>;
}
