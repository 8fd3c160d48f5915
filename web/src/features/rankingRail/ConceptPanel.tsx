import { railConcepts } from '@coinmirror/shared/columns/rail.ts';
import { useConceptListQuery } from '#api/endpoints/concepts.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { RAIL_POLLING } from './polling.ts';
import { RailTable } from './RailTable.tsx';
import { conceptRailCells } from './railCells.tsx';
import { RAIL_SIZE } from './railSize.ts';

const columns = renderColumns(railConcepts, conceptRailCells);

/** Concepts with the mean change of their coins, and the leading coin of each. */
export function ConceptPanel() {
  const result = useConceptListQuery({ page: 1, pagesize: RAIL_SIZE }, RAIL_POLLING);
  return (
    <RailTable
      title="概念板块"
      more={<PageLink to="concept">更多</PageLink>}
      columns={columns}
      rowKey={(row) => row.id}
      result={result}
    />
  );
}
