import type { CoinSale } from '@coinmirror/shared/contract/boards/newcomers.ts';
import { coinTitle } from '@coinmirror/shared/format/coinTitle.ts';
import { useSaleRankQuery } from '#api/endpoints/boards.ts';
import { saleColumns } from '#features/hotBoards/columns/newcomerColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { coinRowKey, coinRowLink } from '#ui/columns/coinNameColumn.tsx';
import type { PictureFigure } from './BoardPicture.tsx';
import { HotBoardPage } from './HotBoardPage.tsx';

const FIGURE: PictureFigure<CoinSale> = {
  label: '发行价与 24H 涨幅',
  nameOf: coinTitle,
  priceOf: ({ issuePrice }) => issuePrice,
  changeOf: ({ change24h }) => change24h,
};

/** Only coins that are listed have a page. */
const rowLink = (row: CoinSale, className: string) =>
  row.listedAt === null ? null : coinRowLink(row, className);

/** `/hot/ico.html`: sales of coins before their listing. */
export default function HotIcoPage() {
  const board = useBoard('hotIco');
  const result = useSaleRankQuery(board.args, HOT_POLLING);
  return (
    <HotBoardPage
      board={board}
      columns={saleColumns}
      result={result}
      rowKey={coinRowKey}
      rowLink={rowLink}
      figure={FIGURE}
    />
  );
}
