import type { WikiGroupDetail } from '@coinmirror/shared/contract/wiki.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './wiki.module.css';

/** The terms of one group, each with what it is. */
export function WikiGroupView({ terms }: Pick<WikiGroupDetail, 'terms'>) {
  return (
    <ul className={styles.home}>
      {terms.map(({ id, name, english, abbr, meaning }) => (
        <li key={id} className={styles.group}>
          <h2>
            <PageLink to="wikiNoun" params={{ id }}>
              {name}
            </PageLink>
            <span className={styles.note}>{[english, abbr].filter((word) => word !== '').join(' · ')}</span>
          </h2>
          <p className={styles.meaning}>{meaning}</p>
        </li>
      ))}
    </ul>
  );
}
