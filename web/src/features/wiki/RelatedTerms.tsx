import type { WikiBrief } from '@coinmirror/shared/contract/wiki.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './wiki.module.css';

/** Terms related to an entry; nothing when there are none. */
export function RelatedTerms({ terms }: { readonly terms: readonly WikiBrief[] }) {
  if (terms.length === 0) return null;
  return (
    <nav aria-label="相关词条" className={styles.related}>
      <h2>相关词条</h2>
      <ul className={styles.terms}>
        {terms.map(({ id, name, english }) => (
          <li key={id}>
            <PageLink to="wikiNoun" params={{ id }} className={styles.term}>
              {name}
              <span className={styles.english}>{english}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
