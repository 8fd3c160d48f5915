import type { PairVolume } from '@coinmirror/shared/contract/boards/trade.ts';
import { usePairRankQuery } from '#api/endpoints/boards.ts';
import { pairColumns } from '#features/hotBoards/columns/placeColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { coinRowLink } from '#ui/columns/coinNameColumn.tsx';
import type { PictureFigure } from './BoardPicture.tsx';
import { HotBoardPage } from './HotBoardPage.tsx';

/** Coins that share a symbol share their tickers' names. */
const rowKey = ({ code, tickerId }: PairVolume) => `${code} ${tickerId}`;
const FIGURE: PictureFigure<PairVolume> = {
  label: '24H 成交额',
  nameOf: ({ pair, exchange }) => `${pair} ${exchange.name}`,
  amountOf: ({ volume24h }) => volume24h,
};

/** `/hot/vol.html`: the pairs of all exchanges by what they trade. */
export default function HotVolPage() {
  const board = useBoard('hotVol');
  const result = usePairRankQuery(board.args, HOT_POLLING);
  return (
    <HotBoardPage
      board={board}
      columns={pairColumns}
      result={result}
      rowKey={rowKey}
      rowLink={coinRowLink}
      figure={FIGURE}
    />
  );
}
