import type { CoinTurnover } from '@coinmirror/shared/contract/rankings.ts';
import { useTurnoverRankQuery } from '#api/endpoints/rankings.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Share } from '#ui/number/Share.tsx';
import { Board } from './Board.tsx';
import { changeColumn, coinColumn, placeColumn } from './boardColumns.tsx';
import { BOARD_SIZE } from './boardSize.ts';
import { BOARD_POLLING } from './polling.ts';

/** The coins whose circulating supply changed hands most in 24 h. */
export function TurnoverPanel() {
  const result = useTurnoverRankQuery({ page: 1, pagesize: BOARD_SIZE }, BOARD_POLLING);
  return (
    <Board
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
