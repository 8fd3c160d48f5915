import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import type { CoinContent } from '@coinmirror/shared/pages/subjectContents.ts';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';

export interface CoinTabProps {
  readonly detail: CoinDetail;
}

const HEIGHT = 480;

/** Each tab's code loads when it is opened. */
const CONTENT: Readonly<Record<CoinContent, ComponentType<CoinTabProps>>> = {
  market: lazyPart(async () => (await import('./MarketTab.tsx')).MarketTab).Part,
  holders: lazyPart(async () => (await import('./HoldersTab.tsx')).HoldersTab).Part,
  history: lazyPart(async () => (await import('./HistoryTab.tsx')).HistoryTab).Part,
  news: lazyPart(async () => (await import('./FeedTabs.tsx')).NewsTab).Part,
  notice: lazyPart(async () => (await import('./FeedTabs.tsx')).NoticeTab).Part,
  dynamic: lazyPart(async () => (await import('./FeedTabs.tsx')).DynamicTab).Part,
  event: lazyPart(async () => (await import('./FeedTabs.tsx')).EventTab).Part,
  comments: lazyPart(async () => (await import('./CommentTab.tsx')).CommentTab).Part,
};

interface CoinContentPartProps extends CoinTabProps {
  readonly content: CoinContent;
}

/** The content of a coin's page under its tabs: one at a time, named in the address. */
export function CoinContentPart({ detail, content }: CoinContentPartProps) {
  const Content = CONTENT[content];
  return (
    <Suspense fallback={<Skeleton height={HEIGHT} />}>
      <Content detail={detail} />
    </Suspense>
  );
}
