import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { useConceptListQuery } from '#api/endpoints/concepts.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Board, type BoardColumn } from './Board.tsx';
import { changeColumn } from './boardColumns.tsx';
import { BOARD_SIZE } from './boardSize.ts';
import styles from './ConceptPanel.module.css';
import { BOARD_POLLING } from './polling.ts';

const nameColumn: BoardColumn<ConceptRow> = {
  key: 'name',
  label: '概念',
  grow: true,
  cell: (row) => (
    <PageLink to="conceptItem" params={{ id: row.id }} className={styles.name}>
      {row.name}
    </PageLink>
  ),
};

const bestColumn: BoardColumn<ConceptRow> = {
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
  const result = useConceptListQuery({ page: 1, pagesize: BOARD_SIZE }, BOARD_POLLING);
  return (
    <Board
      title="概念板块"
      more={<PageLink to="concept">更多</PageLink>}
      columns={[nameColumn, changeColumn<ConceptRow>('均涨幅', (row) => row.change24h), bestColumn]}
      rowKey={(row) => row.id}
      result={result}
    />
  );
}
