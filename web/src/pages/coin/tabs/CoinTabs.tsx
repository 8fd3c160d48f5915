import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { Overview } from '../overview/Overview.tsx';
import styles from './CoinTabs.module.css';
import { COIN_TABS, type CoinTab, coinTabHref, coinTabOf } from './coinTabs.ts';

export interface CoinTabProps {
  readonly detail: CoinDetail;
}

const HEIGHT = 480;

/** Each tab's code comes when it is opened. */
const CONTENT: Readonly<Record<CoinTab, ComponentType<CoinTabProps>>> = {
  overview: Overview,
  market: lazyPart(async () => (await import('./MarketTab.tsx')).MarketTab).Part,
  holders: lazyPart(async () => (await import('./HoldersTab.tsx')).HoldersTab).Part,
  history: lazyPart(async () => (await import('./HistoryTab.tsx')).HistoryTab).Part,
  news: lazyPart(async () => (await import('./FeedTabs.tsx')).NewsTab).Part,
  notice: lazyPart(async () => (await import('./FeedTabs.tsx')).NoticeTab).Part,
  dynamic: lazyPart(async () => (await import('./FeedTabs.tsx')).DynamicTab).Part,
  event: lazyPart(async () => (await import('./FeedTabs.tsx')).EventTab).Part,
  comments: lazyPart(async () => (await import('./CommentTab.tsx')).CommentTab).Part,
};

/** 概况 市场 …: one at a time, named in the address. */
export function CoinTabs({ detail }: CoinTabProps) {
  const [search] = useUrlParams();
  const tab = coinTabOf(search.get('tab'));
  const Content = CONTENT[tab];
  return (
    <>
      <LinkTabs
        label={`${detail.name}的内容`}
        items={COIN_TABS.map(({ key, label }) => ({
          key,
          label,
          href: coinTabHref(detail.code, key),
          current: key === tab,
        }))}
      />
      <div className={styles.content} data-tab={tab}>
        <Suspense fallback={<Skeleton height={HEIGHT} />}>
          <Content detail={detail} />
        </Suspense>
      </div>
    </>
  );
}
