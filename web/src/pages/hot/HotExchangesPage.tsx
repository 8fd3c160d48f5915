import type { ExchangeVolume } from '@coinmirror/shared/contract/boards/trade.ts';
import { useMemo } from 'react';
import { useExchangeVolumeRankQuery } from '#api/endpoints/boards.ts';
import { exchangeColumns } from '#features/hotBoards/columns/placeColumns.tsx';
import { HOT_POLLING, useBoard } from '#features/hotBoards/useBoard.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import type { PictureFigure } from './BoardPicture.tsx';
import { HotBoardPage } from './HotBoardPage.tsx';
import { EXCHANGE_STARS } from './stars.tsx';

const rowKey = ({ code }: ExchangeVolume) => code;
const rowLink = ({ code }: ExchangeVolume, className: string) => (
  <PageLink to="exchange" params={{ id: code }} className={className} tabIndex={-1} aria-hidden="true" />
);
const READERS: Readonly<Record<string, (row: ExchangeVolume) => number>> = {
  spot: ({ spotVolume24h }) => spotVolume24h,
  futures: ({ futuresVolume24h }) => futuresVolume24h,
  total: ({ spotVolume24h, futuresVolume24h }) => spotVolume24h + futuresVolume24h,
};

/** `/hot/exchanges.html`: exchanges by what they trade. */
export default function HotExchangesPage() {
  const board = useBoard('hotExchanges');
  const result = useExchangeVolumeRankQuery(board.args, HOT_POLLING);
  const { value, label } = board.chosen('type');
  const columns = useMemo(() => exchangeColumns(label), [label]);
  const figure: PictureFigure<ExchangeVolume> = {
    label: '24H 成交额与环比',
    nameOf: ({ name }) => name,
    amountOf: READERS[value] ?? (({ spotVolume24h }) => spotVolume24h),
    changeOf: ({ volumeChange }) => volumeChange,
  };
  return (
    <HotBoardPage
      board={board}
      columns={columns}
      result={result}
      rowKey={rowKey}
      rowLink={rowLink}
      figure={figure}
      stars={EXCHANGE_STARS}
    />
  );
}
