import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { HOME_TABS, type HomeTab, homeTab } from '@coinmirror/shared/pages/homeTabs.ts';
import { homeSentence } from '@coinmirror/shared/sentences/home.ts';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useMarketTodayQuery } from '#api/endpoints/marketToday.ts';
import { useFearGreedQuery } from '#api/endpoints/sentiment.ts';
import { CoinListView } from '#templates/coinList/CoinListView.tsx';
import { tabHref } from '#templates/coinList/tabHref.ts';
import type { PreservedParams } from '#templates/coinList/useListAddress.ts';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { TodayZone } from './today/TodayZone.tsx';

// Loads after the first rows, which do not need it.
const { Part: HomeRail } = lazyPart(async () => (await import('./HomeRail.tsx')).HomeRail);

// Visitors of home do not need it.
const { Part: NotFoundPage } = lazyPart(
  async () => (await import('#templates/errors/NotFoundPage.tsx')).NotFoundPage,
);

// Each is one tab of nine.
const { Part: FuturesTab } = lazyPart(async () => (await import('./FuturesTab.tsx')).FuturesTab);
const { Part: UnrecordedTab } = lazyPart(async () => (await import('./UnrecordedTab.tsx')).UnrecordedTab);

const POLLED = { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true };

/** `/` and `/{subPage}`: the day in a sentence and drawn, the ranking, and the short rankings of the rail. */
export default function HomePage() {
  const { subPage } = useParams();
  const tab = homeTab(subPage);
  useDocumentTitle(tab?.title);
  const today = useMarketTodayQuery({}, POLLED);
  const mood = useFearGreedQuery({});
  const day = homeSentence(today.data?.value, mood.data?.value, today.data?.asOf ?? null);
  const sentence = day ?? (today.isError ? ['没有取到今日概况。'] : null);
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
      sentence={sentence}
      isDay
      above={<TodayZone />}
      tabs={(preserved) => <LinkTabs label="币种分类" items={tabLinks(preserved)} />}
      aside={
        <AfterFirstScreen>
          <Suspense fallback={null}>
            <HomeRail />
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
