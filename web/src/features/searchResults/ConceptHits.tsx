import { useConceptListQuery } from '#api/endpoints/concepts.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { Highlight } from './Highlight.tsx';
import { NothingFound } from './NothingFound.tsx';
import styles from './searchResults.module.css';

const ALL = 200;

/** Concept sectors whose name has the keyword in it. */
export function ConceptHits({ keyword }: { keyword: string }) {
  const result = useConceptListQuery({ page: 1, pagesize: ALL });
  return (
    <Loadable result={result}>
      {({ rows }) => {
        const hits = rows.filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()));
        if (hits.length === 0) return <NothingFound keyword={keyword} />;
        return (
          <ul className={styles.list}>
            {hits.map((concept) => (
              <li key={concept.id} className={styles.row}>
                <PageLink to="conceptItem" params={{ id: concept.id }} className={styles.who}>
                  <span className={styles.words}>
                    <span className={styles.name}>
                      <Highlight text={concept.name} keyword={keyword} />
                    </span>
                    <span className={styles.facts}>{`${concept.coinCount} 个币种`}</span>
                  </span>
                </PageLink>
                <span className={styles.numbers}>
                  <Percent value={concept.change24h} />
                </span>
              </li>
            ))}
          </ul>
        );
      }}
    </Loadable>
  );
}
