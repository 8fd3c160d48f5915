import { Suspense } from 'react';
import { useParams } from 'react-router';
import { NotFoundPage } from '#pages/errors/NotFoundPage.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { CoinListView } from './CoinListView.tsx';
import { HOME_TABS, homeTab, tabHref } from './homeTabs.ts';
import { MarketStrip } from './strip/MarketStrip.tsx';
import type { Kept } from './useListAddress.ts';

// After the first rows: nothing of it is needed for them.
const { Part: RankingRail } = lazyPart(
  async () => (await import('#features/rankings/RankingRail.tsx')).RankingRail,
);

/** `/` and `/{subPage}`: the market in six facts, the ranking, and the short boards at its side. */
export default function HomePage() {
  const { subPage } = useParams();
  const tab = homeTab(subPage);
  if (!tab) return <NotFoundPage />;
  return (
    <CoinListView
      tab={tab}
      above={<MarketStrip />}
      tabs={(kept) => <LinkTabs label="币种分类" items={tabLinks(kept)} />}
      aside={
        <Suspense fallback={null}>
          <RankingRail />
        </Suspense>
      }
    />
  );
}

function tabLinks(kept: Kept) {
  return HOME_TABS.map((tab) => ({ key: tab.key, label: tab.label, href: tabHref(tab, kept) }));
}
