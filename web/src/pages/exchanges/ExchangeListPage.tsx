import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { exchangeBoards } from '@coinmirror/shared/rankings/exchanges.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useDexesQuery, useFuturesVenuesQuery } from '#api/endpoints/exchangeBoards.ts';
import { exchangeRowCells, gradeCells } from '#features/exchanges/boards/boardCells.tsx';
import { ExchangeSharePies } from '#features/exchanges/boards/ExchangeSharePies.tsx';
import { OtcHistory } from '#features/exchanges/boards/OtcHistory.tsx';
import { RankingPage } from '#templates/ranking/RankingPage.tsx';
import type { RankingCells } from '#templates/ranking/RankingView.tsx';
import { ExchangeBoardStrip } from './ExchangeBoardStrip.tsx';

const CELLS: RankingCells = { exchangeRank: exchangeRowCells, exchangeGrades: gradeCells };
const BOARDS = { ...exchangeBoards, exchangeIndex2: exchangeBoards.exchangeList };

/** `/exchange` and the boards beside it: exchanges by rating, futures, decentralised, over the counter. */
export default function ExchangeListPage() {
  const { pathname } = useLocation();
  const name = matchPage(pathname)?.name ?? 'exchangeList';
  return (
    <RankingPage
      group={BOARDS}
      cells={CELLS}
      above={<ExchangeBoardStrip shown={name} />}
      below={BELOW[name]}
    />
  );
}

const BELOW: Readonly<Partial<Record<RouteName, ReactNode>>> = {
  exchangeBoardFutures: <FuturesShares />,
  exchangeBoardDex: <DexShares />,
  exchangeBoardOtc: <OtcHistory />,
};

function FuturesShares() {
  const { params } = exchangeBoards.exchangeBoardFutures;
  return <ExchangeSharePies title="合约成交额份额" result={useFuturesVenuesQuery(params)} />;
}

function DexShares() {
  const { params } = exchangeBoards.exchangeBoardDex;
  return <ExchangeSharePies title="DEX 现货成交额份额" result={useDexesQuery(params)} />;
}
