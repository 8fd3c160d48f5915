import { railVolumes } from '@coinmirror/shared/columns/rail.ts';
import { useVolumeRankQuery } from '#api/endpoints/rankings.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { RAIL_POLLING } from './polling.ts';
import { RailTable } from './RailTable.tsx';
import { coinRailCells } from './railCells.tsx';
import { RAIL_SIZE } from './railSize.ts';

const columns = renderColumns(railVolumes, coinRailCells);

/** The coins with the highest 24 h volume. */
export function VolumePanel() {
  const result = useVolumeRankQuery({ page: 1, per_page: RAIL_SIZE }, RAIL_POLLING);
  return (
    <RailTable
      title="成交额榜"
      more={<PageLink to="hotCurrencies">更多</PageLink>}
      columns={columns}
      rowKey={(row) => row.code}
      result={result}
    />
  );
}
