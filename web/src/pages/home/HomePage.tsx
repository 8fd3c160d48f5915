import { HOME_TABS, type HomeTab, homeTab } from '@coinmirror/shared/pages/homeTabs.ts';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { CoinListView } from '#templates/coinList/CoinListView.tsx';
import { tabHref } from '#templates/coinList/tabHref.ts';
import type { PreservedParams } from '#templates/coinList/useListAddress.ts';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { MarketStrip } from './strip/MarketStrip.tsx';

// Loads after the first rows, which do not need it.
const { Part: RankingRail } = lazyPart(
  async () => (await import('#features/rankingRail/RankingRail.tsx')).RankingRail,
);

// Visitors of home do not need it.
const { Part: NotFoundPage } = lazyPart(
  async () => (await import('#templates/errors/NotFoundPage.tsx')).NotFoundPage,
);

// Each is one tab of nine.
const { Part: FuturesTab } = lazyPart(async () => (await import('./FuturesTab.tsx')).FuturesTab);
const { Part: UnrecordedTab } = lazyPart(async () => (await import('./UnrecordedTab.tsx')).UnrecordedTab);

/** `/` and `/{subPage}`: the market in six facts, the ranking, and the short rankings of the rail. */
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
  const View = viewOf(tab);
  return (
    <View
      tab={tab}
      above={<MarketStrip />}
      tabs={(preserved) => <LinkTabs label="币种分类" items={tabLinks(preserved)} />}
      aside={
        <AfterFirstScreen>
          <Suspense fallback={null}>
            <RankingRail />
          </Suspense>
        </AfterFirstScreen>
      }
    />
  );
}

function viewOf({ warns, more }: HomeTab) {
  if (warns) return UnrecordedTab;
  return more === 'futures' ? FuturesTab : CoinListView;
}

function tabLinks(preserved: PreservedParams) {
  return HOME_TABS.map((tab) => ({ key: tab.key, label: tab.label, href: tabHref(tab, preserved) }));
}
