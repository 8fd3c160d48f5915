import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import { SummaryLine } from '../page/SummaryLine.tsx';
import { SentenceText } from './SentenceText.tsx';

interface SentenceLineProps {
  /** null while it is not known, and where there is none. */
  readonly sentence: Sentence | null;
  /** What the page shows: said in its place. */
  readonly summary: string;
  /** Epoch ms of the data; null while it is loading. */
  readonly asOf: number | null;
}

/** Under the head of a subject's page: what its own answer says, and of when. */
export function SentenceLine({ sentence, summary, asOf }: SentenceLineProps) {
  return <SummaryLine summary={sentence ? <SentenceText sentence={sentence} /> : summary} asOf={asOf} />;
}
