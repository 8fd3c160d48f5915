import { SALE_SORTS } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import { newcomerRankings } from '@coinmirror/shared/rankings/newcomers.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import { RankingView } from '#templates/ranking/RankingView.tsx';
import { withQueries } from '#templates/ranking/withQueries.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';

const RANKINGS = withQueries({ hotIeoNewCoin: newcomerRankings.hotIeoNewCoin });

const ORDERS = [
  { key: 'recent', label: '最新上线', href: hrefTo('hotIeoNewCoin') },
  { key: 'roi', label: '当前回报', href: hrefTo('hotIeoNewCoinSub', { subPage: 'roi' }) },
  { key: 'ath', label: '最高回报', href: hrefTo('hotIeoNewCoinSub', { subPage: 'ath' }) },
] as const;

/** `/hot/ieonewscoin.html` and its orders: coins first sold on an exchange. */
export default function HotIeoNewCoinPage() {
  const { subPage } = useParams();
  const sort = SALE_SORTS.find((one) => one === subPage) ?? 'recent';
  const tabs = ORDERS.map((one) => ({ ...one, current: one.key === sort }));
  return RANKINGS.hotIeoNewCoin.withRows((ranking) => (
    <RankingView
      name="hotIeoNewCoin"
      ranking={ranking}
      order={{ param: 'sort', value: sort }}
      above={<LinkTabs label="排名依据" items={tabs} />}
    />
  ));
}
