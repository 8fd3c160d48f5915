import { type TermSource, termSource } from '@coinmirror/shared/sentences/terms.ts';
import { queryHookOf } from '#api/queryHookFor.ts';
import { SentenceText } from '#ui/sentence/SentenceText.tsx';
import styles from './wiki.module.css';

interface TermFigureProps {
  readonly id: string;
  /** Above the entry's own text, not beside it. */
  readonly isLead?: boolean;
}

/** What a term is today, its figures linked to their pages; nothing for one without a figure, or while it is not known. */
export function TermFigure({ id, isLead = false }: TermFigureProps) {
  const source = termSource(id);
  // Another term may be of another call, which has a hook of its own.
  return source === undefined ? null : (
    <Figure key={source.call.name} id={id} source={source} isLead={isLead} />
  );
}

interface FigureProps extends Required<TermFigureProps> {
  readonly source: TermSource;
}

function Figure({ id, source, isLead }: FigureProps) {
  const useAnswer = queryHookOf(source.call);
  const { data } = useAnswer({});
  // A source reads the answer to its own call alone.
  const sentence = data === undefined ? null : source.from(id, () => data.value as never);
  return (
    <p className={isLead ? styles.today : styles.figure}>
      {sentence !== null && <SentenceText sentence={sentence} />}
    </p>
  );
}
