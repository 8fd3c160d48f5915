import type { CoinTurnover } from '@coinmirror/shared/contract/rankings/moves.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { useTurnoverRankQuery } from '#api/endpoints/rankings.ts';
import { turnoverColumns } from '#features/rankings/columns/tradeColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { CoinRankingView } from './CoinRankingView.tsx';

/** `/hot/turnoverrate.html`: the coins whose supply changes hands fastest. */
export default function HotTurnoverRatePage() {
  const ranking = useRanking('hotTurnoverRate');
  const result = useTurnoverRankQuery(ranking.args, HOT_POLLING);
  const week = ranking.chosen('period').value === '7d';
  return (
    <CoinRankingView
      ranking={ranking}
      columns={turnoverColumns}
      result={result}
      figure={{
        label: '换手率与 24H 涨幅',
        textOf: (row: CoinTurnover) => formatShare(week ? row.turnoverRate7d : row.turnoverRate),
        changeOf: ({ change24h }) => change24h,
      }}
    />
  );
}
