import { railPositions } from '@coinmirror/shared/columns/rail.ts';
import { useLargePositionQuery } from '#api/endpoints/rankings.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { RAIL_POLLING } from './polling.ts';
import { RailTable } from './RailTable.tsx';
import { positionRailCells } from './railCells.tsx';
import { RAIL_SIZE } from './railSize.ts';

const columns = {
  increase: renderColumns(railPositions('increase'), positionRailCells),
  decrease: renderColumns(railPositions('decrease'), positionRailCells),
};

/** Large holders that bought or sold in the last 24 h. */
export function PositionPanel({ type }: { readonly type: 'increase' | 'decrease' }) {
  const result = useLargePositionQuery({ page: 1, pre_page: RAIL_SIZE, type }, RAIL_POLLING);
  return (
    <RailTable
      title={type === 'increase' ? '大户增持榜' : '大户减持榜'}
      more={<PageLink to="hotPosition">更多</PageLink>}
      columns={columns[type]}
      rowKey={(row) => `${row.code} ${row.address}`}
      result={result}
    />
  );
}
