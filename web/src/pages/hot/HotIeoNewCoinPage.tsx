import { type CoinSale, SALE_SORTS } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import { formatRatio } from '@coinmirror/shared/format/percent.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { useSaleRankQuery } from '#api/endpoints/hotRankings.ts';
import { ieoColumns } from '#features/rankings/columns/newcomerColumns.tsx';
import { HOT_POLLING, useRanking } from '#features/rankings/useRanking.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { type CoinFigure, CoinRankingView } from './CoinRankingView.tsx';

const ORDERS = [
  { key: 'recent', label: '最新上线', href: hrefTo('hotIeoNewCoin') },
  { key: 'roi', label: '当前回报', href: hrefTo('hotIeoNewCoinSub', { subPage: 'roi' }) },
  { key: 'ath', label: '最高回报', href: hrefTo('hotIeoNewCoinSub', { subPage: 'ath' }) },
] as const;

/** `/hot/ieonewscoin.html` and its orders: coins first sold at an exchange. */
export default function HotIeoNewCoinPage() {
  const { subPage } = useParams();
  const sort = SALE_SORTS.find((one) => one === subPage) ?? 'recent';
  const ranking = useRanking('hotIeoNewCoin');
  const result = useSaleRankQuery({ ...ranking.args, sort }, HOT_POLLING);
  const figure: CoinFigure<CoinSale> = {
    label: sort === 'ath' ? '最高回报与 24H 涨幅' : '当前回报与 24H 涨幅',
    textOf: ({ roi, athRoi }) => `${formatRatio(sort === 'ath' ? athRoi : roi)}x`,
    changeOf: ({ change24h }) => change24h,
  };
  return (
    <CoinRankingView
      ranking={ranking}
      columns={ieoColumns}
      result={result}
      figure={figure}
      above={
        <LinkTabs
          label="排名依据"
          items={ORDERS.map((order) => ({ ...order, current: order.key === sort }))}
        />
      }
    />
  );
}
