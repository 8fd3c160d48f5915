import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useConceptListQuery } from '#api/endpoints/concepts.ts';
import { Percent } from '#ui/number/Percent.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { Hit } from './Hit.tsx';
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
              <Hit
                key={concept.id}
                href={hrefTo('conceptItem', { id: concept.id })}
                keyword={keyword}
                title={concept.name}
                facts={`${concept.coinCount} 个币种`}
              >
                <span className={styles.numbers}>
                  <Percent value={concept.change24h} />
                </span>
              </Hit>
            ))}
          </ul>
        );
      }}
    </Loadable>
  );
}
