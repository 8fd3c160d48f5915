import type { CoinAddresses } from '@coinmirror/shared/contract/boards/people.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { useAddressRankQuery } from '#api/endpoints/boards.ts';
import { addressColumns } from '#features/hotBoards/columns/holdingColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { CoinBoardPage, type CoinFigure } from './CoinBoardPage.tsx';

const FIGURE: CoinFigure<CoinAddresses> = {
  label: '持币地址数与 7 日增长',
  textOf: ({ addressCount }) => formatCount(addressCount),
  changeOf: ({ riseRateWeek }) => riseRateWeek,
};

/** `/hot/holder.html`: coins by their holders. */
export default function HotHolderPage() {
  const board = useBoard('hotHolder');
  const result = useAddressRankQuery(board.args, HOT_POLLING);
  return <CoinBoardPage board={board} columns={addressColumns} result={result} figure={FIGURE} />;
}
