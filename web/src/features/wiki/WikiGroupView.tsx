import type { WikiGroupDetail } from '@coinmirror/shared/contract/wiki.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import styles from './wiki.module.css';

interface WikiGroupViewProps extends Pick<WikiGroupDetail, 'terms'> {
  /** Heading level of the terms. */
  readonly level?: 2 | 3;
}

/** The terms of one group, each with its short definition. */
export function WikiGroupView({ terms, level = 2 }: WikiGroupViewProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.home}>
      {terms.map(({ id, name, english, abbr, meaning }) => (
        <li key={id} className={styles.group}>
          <Heading>
            <PageLink to="wikiNoun" params={{ id }}>
              {name}
            </PageLink>
            <span className={styles.note}>{[english, abbr].filter((word) => word !== '').join(' · ')}</span>
          </Heading>
          <p className={styles.meaning}>{meaning}</p>
        </li>
      ))}
    </ul>
  );
}
