import type { WikiIndex } from '@coinmirror/shared/contract/wiki.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './wiki.module.css';

type Term = WikiIndex['groups'][number]['terms'][number];

/** Terms by name, each linked to its entry. */
export function WikiTerms({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <ul className={styles.terms}>
      {terms.map(({ id, name, english, abbr }) => (
        <li key={id}>
          <PageLink to="wikiNoun" params={{ id }} className={styles.term}>
            {name}
            <span className={styles.english}>{abbr || english}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
