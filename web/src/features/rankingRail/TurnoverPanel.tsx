import { railTurnovers } from '@coinmirror/shared/columns/rail.ts';
import { useTurnoverRankQuery } from '#api/endpoints/rankings.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { RAIL_POLLING } from './polling.ts';
import { RailTable } from './RailTable.tsx';
import { coinRailCells } from './railCells.tsx';
import { RAIL_SIZE } from './railSize.ts';

const columns = renderColumns(railTurnovers, coinRailCells);

/** The coins with the highest 24 h turnover rate. */
export function TurnoverPanel() {
  const result = useTurnoverRankQuery({ page: 1, pagesize: RAIL_SIZE }, RAIL_POLLING);
  return (
    <RailTable
      title="换手率榜"
      more={<PageLink to="hotTurnoverRate">更多</PageLink>}
      columns={columns}
      rowKey={(row) => row.code}
      result={result}
    />
  );
}
