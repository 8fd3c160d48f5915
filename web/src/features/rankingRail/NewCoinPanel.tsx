import { railNewCoins } from '@coinmirror/shared/columns/rail.ts';
import { useNewCoinsQuery } from '#api/endpoints/newCoins.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { RAIL_POLLING } from './polling.ts';
import { RailTable } from './RailTable.tsx';
import { coinRailCells } from './railCells.tsx';
import { RAIL_SIZE } from './railSize.ts';

const columns = renderColumns(railNewCoins, coinRailCells);

/** The newest listed coins. */
export function NewCoinPanel() {
  const result = useNewCoinsQuery({ page: 1, pagesize: RAIL_SIZE }, RAIL_POLLING);
  return (
    <RailTable
      title="新币上线"
      more={<PageLink to="newCoins">更多</PageLink>}
      columns={columns}
      rowKey={(row) => row.code}
      result={result}
    />
  );
}
