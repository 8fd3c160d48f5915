import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { useConceptListQuery } from '#api/endpoints/concepts.ts';
import { Percent } from '#ui/number/Percent.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { conceptsNamed } from './conceptsNamed.ts';
import { Hit } from './Hit.tsx';
import { NothingFound } from './NothingFound.tsx';
import styles from './searchResults.module.css';

const ALL = 200;

/** The 概念 tab of the search page. */
export function ConceptResults({ keyword }: { keyword: string }) {
  const result = useConceptListQuery({ page: 1, pagesize: ALL });
  return (
    <Loadable result={result}>
      {({ rows }) => {
        const found = conceptsNamed(rows, keyword);
        return found.length === 0 ? (
          <NothingFound keyword={keyword} />
        ) : (
          <ConceptHits rows={found} keyword={keyword} />
        );
      }}
    </Loadable>
  );
}

/** Concepts whose name or code contains the keyword; empty until the list has loaded. */
export function useConceptsNamed(keyword: string): readonly ConceptRow[] {
  const rows = useConceptListQuery({ page: 1, pagesize: ALL }).data?.value.rows;
  return useMemo(() => conceptsNamed(rows ?? [], keyword), [rows, keyword]);
}

/** Concepts with their 24 h change. */
export function ConceptHits({ rows, keyword }: { rows: readonly ConceptRow[]; keyword: string }) {
  return (
    <ul className={styles.list}>
      {rows.map((concept) => (
        <Hit
          key={concept.id}
          href={hrefTo('conceptItem', { id: concept.id })}
          keyword={keyword}
          title={concept.name}
          facts={`${formatCount(concept.coinCount)} 个币种`}
        >
          <span className={styles.numbers}>
            <Percent value={concept.change24h} />
          </span>
        </Hit>
      ))}
    </ul>
  );
}
