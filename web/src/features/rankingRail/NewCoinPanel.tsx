import type { NewCoin } from '@coinmirror/shared/contract/newCoins.ts';
import { useNewCoinsQuery } from '#api/endpoints/newCoins.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { TimeAgo } from '#ui/time/TimeAgo.tsx';
import { RAIL_POLLING } from './polling.ts';
import { RailTable } from './RailTable.tsx';
import { changeColumn, coinColumn } from './railColumns.tsx';
import { RAIL_SIZE } from './railSize.ts';

/** The coins listed last. */
export function NewCoinPanel() {
  const result = useNewCoinsQuery({ page: 1, pagesize: RAIL_SIZE }, RAIL_POLLING);
  return (
    <RailTable
      title="新币上线"
      more={<PageLink to="newCoins">更多</PageLink>}
      columns={[
        coinColumn,
        { key: 'listed', label: '上线', align: 'right', cell: (row) => <TimeAgo time={row.listedAt} /> },
        changeColumn<NewCoin>('24H涨幅', (row) => row.change24h),
      ]}
      rowKey={(row) => row.code}
      result={result}
    />
  );
}
