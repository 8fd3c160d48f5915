import type { CoinVolume } from '@coinmirror/shared/contract/rankings/moves.ts';
import { useVolumeRankQuery } from '#api/endpoints/rankings.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { RAIL_POLLING } from './polling.ts';
import { RailTable } from './RailTable.tsx';
import { changeColumn, coinColumn, moneyColumn, placeColumn } from './railColumns.tsx';
import { RAIL_SIZE } from './railSize.ts';

/** The coins traded most in 24 h. */
export function VolumePanel() {
  const result = useVolumeRankQuery({ page: 1, per_page: RAIL_SIZE }, RAIL_POLLING);
  return (
    <RailTable
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
