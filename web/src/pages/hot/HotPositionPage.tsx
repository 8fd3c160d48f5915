import type { LargePosition } from '@coinmirror/shared/contract/rankings/moves.ts';
import { useMemo } from 'react';
import { useLargePositionQuery } from '#api/endpoints/rankings.ts';
import { positionColumns } from '#features/rankings/columns/holdingColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { coinRowLink } from '#ui/columns/coinNameColumn.tsx';
import type { PictureFigure } from './RankingPicture.tsx';
import { RankingView } from './RankingView.tsx';
import { COIN_STARS } from './stars.tsx';

const rowKey = ({ code, chain, address }: LargePosition) => `${code} ${chain} ${address}`;
const FIGURE: PictureFigure<LargePosition> = {
  label: '变动金额与幅度',
  nameOf: ({ symbol, label, address }) => `${symbol} ${label || `${address.slice(0, 6)}…`}`,
  amountOf: ({ changeValue }) => (changeValue === null ? null : Math.abs(changeValue)),
  changeOf: ({ changePercent }) => changePercent,
};

/** `/hot/position.html`: large addresses that added or removed coins. */
export default function HotPositionPage() {
  const ranking = useRanking('hotPosition');
  const result = useLargePositionQuery(ranking.args, HOT_POLLING);
  const [side, period] = [ranking.chosen('side').label, ranking.chosen('period').label];
  const columns = useMemo(() => positionColumns(side, period), [side, period]);
  return (
    <RankingView
      ranking={ranking}
      columns={columns}
      result={result}
      rowKey={rowKey}
      rowLink={coinRowLink}
      figure={FIGURE}
      stars={COIN_STARS}
    />
  );
}
