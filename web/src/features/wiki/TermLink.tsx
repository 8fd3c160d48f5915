import { useWikiTermQuery } from '#api/endpoints/wiki.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import styles from './TermLink.module.css';

interface TermLinkProps {
  /** The term's id. */
  readonly id: string;
  /** The term as written in the text. */
  readonly children: string;
}

/** A term in a text: its meaning on hover and focus, its entry on a press. */
export function TermLink({ id, children }: TermLinkProps) {
  return (
    <Tooltip content={<TermCard id={id} name={children} />} inText>
      <PageLink to="wikiNoun" params={{ id }} className={styles.link}>
        {children}
      </PageLink>
    </Tooltip>
  );
}

/** The meaning of the term; loads when it is shown. */
function TermCard({ id, name }: { readonly id: string; readonly name: string }) {
  const { data } = useWikiTermQuery({ id });
  const term = data?.value;
  return (
    <span className={styles.card}>
      <strong>{term ? `${term.name}　${term.abbreviation || term.english}` : name}</strong>
      <span>{term?.meaning ?? '…'}</span>
      <span className={styles.hint}>点击查看百科词条</span>
    </span>
  );
}
