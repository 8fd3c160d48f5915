import { HOME_TABS, homeTab } from '@coinmirror/shared/routes/homeTabs.ts';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { Later } from '#ui/lazy/Later.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useDocumentTitle } from '../parts/useDocumentTitle.ts';
import { CoinListView } from './CoinListView.tsx';
import { tabHref } from './homeTabs.ts';
import { MarketStrip } from './strip/MarketStrip.tsx';
import type { Kept } from './useListAddress.ts';

// After the first rows: nothing of it is needed for them.
const { Part: RankingRail } = lazyPart(
  async () => (await import('#features/rankingRail/RankingRail.tsx')).RankingRail,
);

// No visitor of home needs it.
const { Part: NotFoundPage } = lazyPart(
  async () => (await import('#pages/errors/NotFoundPage.tsx')).NotFoundPage,
);

// One tab of nine.
const { Part: UnrecordedTab } = lazyPart(async () => (await import('./UnrecordedTab.tsx')).UnrecordedTab);

/** `/` and `/{subPage}`: the market in six facts, the ranking, and the short boards at its side. */
export default function HomePage() {
  const { subPage } = useParams();
  const tab = homeTab(subPage);
  useDocumentTitle(tab?.title);
  if (!tab) {
    return (
      <Suspense fallback={null}>
        <NotFoundPage />
      </Suspense>
    );
  }
  const View = tab.warns ? UnrecordedTab : CoinListView;
  return (
    <View
      tab={tab}
      above={<MarketStrip />}
      tabs={(kept) => <LinkTabs label="币种分类" items={tabLinks(kept)} />}
      aside={
        <Later>
          <Suspense fallback={null}>
            <RankingRail />
          </Suspense>
        </Later>
      }
    />
  );
}

function tabLinks(kept: Kept) {
  return HOME_TABS.map((tab) => ({ key: tab.key, label: tab.label, href: tabHref(tab, kept) }));
}
