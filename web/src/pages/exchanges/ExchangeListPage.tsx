import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { exchangeRankings } from '@coinmirror/shared/rankings/exchanges.ts';
import { rankingArgs } from '@coinmirror/shared/rankings/ranking.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useDexesQuery, useFuturesVenuesQuery } from '#api/endpoints/exchangeRankings.ts';
import { ExchangeSharePies } from '#features/exchanges/rankings/ExchangeSharePies.tsx';
import { OtcHistory } from '#features/exchanges/rankings/OtcHistory.tsx';
import { exchangeRowCells, gradeCells } from '#features/exchanges/rankings/rankingCells.tsx';
import { RankingPage } from '#templates/ranking/RankingPage.tsx';
import type { RankingCells } from '#templates/ranking/RankingView.tsx';
import { withQueries } from '#templates/ranking/withQueries.ts';
import { ExchangeRankingStrip } from './ExchangeRankingStrip.tsx';

const CELLS: RankingCells = { exchangeRank: exchangeRowCells, exchangeGrades: gradeCells };
const RANKINGS = withQueries({ ...exchangeRankings, exchangeIndex2: exchangeRankings.exchangeList });

/** `/exchange` and the rankings beside it: exchanges by rating, futures, decentralised, over the counter. */
export default function ExchangeListPage() {
  const { pathname } = useLocation();
  const name = matchPage(pathname)?.name ?? 'exchangeList';
  return (
    <RankingPage
      group={RANKINGS}
      cells={CELLS}
      above={<ExchangeRankingStrip shown={name} />}
      below={BELOW[name]}
    />
  );
}

const BELOW: Readonly<Partial<Record<RouteName, ReactNode>>> = {
  exchangeRankingFutures: <FuturesShares />,
  exchangeRankingDex: <DexShares />,
  exchangeRankingOtc: <OtcHistory />,
};

function FuturesShares() {
  const { params } = exchangeRankings.exchangeRankingFutures;
  return <ExchangeSharePies title="合约成交额份额" result={useFuturesVenuesQuery(params)} />;
}

function DexShares() {
  const params = rankingArgs(exchangeRankings.exchangeRankingDex);
  return <ExchangeSharePies title="DEX 现货成交额份额" result={useDexesQuery(params)} />;
}
