import type { CoinTurnover } from '@coinmirror/shared/contract/rankings/moves.ts';
import { useTurnoverRankQuery } from '#api/endpoints/rankings.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Share } from '#ui/number/Share.tsx';
import { RAIL_POLLING } from './polling.ts';
import { RailTable } from './RailTable.tsx';
import { changeColumn, coinColumn, placeColumn } from './railColumns.tsx';
import { RAIL_SIZE } from './railSize.ts';

/** The coins whose circulating supply changed hands most in 24 h. */
export function TurnoverPanel() {
  const result = useTurnoverRankQuery({ page: 1, pagesize: RAIL_SIZE }, RAIL_POLLING);
  return (
    <RailTable
      title="换手率榜"
      more={<PageLink to="hotTurnoverRate">更多</PageLink>}
      columns={[
        placeColumn,
        coinColumn,
        {
          key: 'turnover',
          label: '换手率',
          align: 'right',
          cell: (row) => <Share value={row.turnoverRate} />,
        },
        changeColumn<CoinTurnover>('24H涨幅', (row) => row.change24h),
      ]}
      rowKey={(row) => row.code}
      result={result}
    />
  );
}
