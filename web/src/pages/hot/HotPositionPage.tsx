import type { LargePosition } from '@coinmirror/shared/contract/rankings.ts';
import { useMemo } from 'react';
import { useLargePositionQuery } from '#api/endpoints/rankings.ts';
import { positionColumns } from '#features/hotBoards/columns/holdingColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { coinRowLink } from '#ui/columns/coinNameColumn.tsx';
import type { PictureFigure } from './BoardPicture.tsx';
import { HotBoardPage } from './HotBoardPage.tsx';
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
  const board = useBoard('hotPosition');
  const result = useLargePositionQuery(board.args, HOT_POLLING);
  const [side, period] = [board.chosen('side').label, board.chosen('period').label];
  const columns = useMemo(() => positionColumns(side, period), [side, period]);
  return (
    <HotBoardPage
      board={board}
      columns={columns}
      result={result}
      rowKey={rowKey}
      rowLink={coinRowLink}
      figure={FIGURE}
      stars={COIN_STARS}
    />
  );
}
