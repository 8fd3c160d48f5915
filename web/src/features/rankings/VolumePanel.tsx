import type { CoinVolume } from '@coinmirror/shared/contract/rankings.ts';
import { useVolumeRankQuery } from '#api/endpoints/rankings.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Board } from './Board.tsx';
import { changeColumn, coinColumn, moneyColumn, placeColumn } from './boardColumns.tsx';
import { BOARD_SIZE } from './boardSize.ts';
import { BOARD_POLLING } from './polling.ts';

/** The coins traded most in 24 h. */
export function VolumePanel() {
  const result = useVolumeRankQuery({ page: 1, per_page: BOARD_SIZE }, BOARD_POLLING);
  return (
    <Board
      title="成交额榜"
      more={<PageLink to="hotCurrencies">更多</PageLink>}
      columns={[
        placeColumn,
        coinColumn,
        moneyColumn<CoinVolume>('24H额', (row) => row.volume24h),
        changeColumn<CoinVolume>('24H涨幅', (row) => row.change24h),
      ]}
      rowKey={(row) => row.code}
      result={result}
    />
  );
}
