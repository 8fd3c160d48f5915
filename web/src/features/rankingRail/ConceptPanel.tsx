import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { useConceptListQuery } from '#api/endpoints/concepts.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './ConceptPanel.module.css';
import { RAIL_POLLING } from './polling.ts';
import { type RailColumn, RailTable } from './RailTable.tsx';
import { changeColumn } from './railColumns.tsx';
import { RAIL_SIZE } from './railSize.ts';

const nameColumn: RailColumn<ConceptRow> = {
  key: 'name',
  label: '概念',
  grow: true,
  cell: (row) => (
    <PageLink to="conceptItem" params={{ id: row.id }} className={styles.name}>
      {row.name}
    </PageLink>
  ),
};

const bestColumn: RailColumn<ConceptRow> = {
  key: 'best',
  label: '领涨币',
  align: 'right',
  cell: ({ best }) =>
    best === null ? (
      MISSING
    ) : (
      <span className={styles.best}>
        {best.code ? (
          <PageLink to="coin" params={{ coinCode: best.code }} className={styles.symbol}>
            {best.symbol}
          </PageLink>
        ) : (
          best.symbol
        )}
        <Percent value={best.change24h} arrow={false} />
      </span>
    ),
};

/** Concept sectors with the mean change of their coins, and the coin that leads each. */
export function ConceptPanel() {
  const result = useConceptListQuery({ page: 1, pagesize: RAIL_SIZE }, RAIL_POLLING);
  return (
    <RailTable
      title="概念板块"
      more={<PageLink to="concept">更多</PageLink>}
      columns={[nameColumn, changeColumn<ConceptRow>('均涨幅', (row) => row.change24h), bestColumn]}
      rowKey={(row) => row.id}
      result={result}
    />
  );
}
