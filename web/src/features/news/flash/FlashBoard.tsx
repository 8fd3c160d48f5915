import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import type { FlashKind, NewsLanguage } from '@coinmirror/shared/contract/news/sections.ts';
import { inLanguage, NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNewsListQuery } from '#api/endpoints/news.ts';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { MoreButton } from '../MoreButton.tsx';
import { useNewsPages } from '../useNewsPages.ts';
import { FlashTimeline } from './FlashTimeline.tsx';
import styles from './flash.module.css';

export interface FlashBoardProps {
  readonly kind: FlashKind;
  readonly language: NewsLanguage;
  /** Filters, at the left above the list. */
  readonly tools?: ReactNode;
  readonly votesOf?: (item: NewsItem) => ReactNode;
  readonly commentsOf?: (item: NewsItem) => ReactNode;
  /** Called with flashes that came in while the page was open, newest first. */
  readonly onFresh?: (items: readonly NewsItem[]) => void;
}

const HEIGHT = 900;
const MOST_FRESH = 100;
const NONE: readonly NewsItem[] = [];

/** The flashes of one kind. New ones wait behind a bar, so that the list never shifts under the reader. */
export function FlashBoard({ kind, language, tools, votesOf, commentsOf, onFresh }: FlashBoardProps) {
  const params = inLanguage(NEWS_ARGS.flashes(kind), language);
  const pages = useNewsPages(params);
  const newest = pages.first.data?.value.rows[0]?.time;
  const { data } = useNewsListQuery(
    { ...params, direction: 0, per_page: MOST_FRESH, timestamp: (newest ?? 0) / 1000 },
    { skip: newest === undefined, pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: false },
  );
  const fresh = newest === undefined ? NONE : (data?.value.rows ?? NONE);
  useNotifyOnce(fresh, onFresh);
  const board = useRef<HTMLDivElement>(null);

  /** Scrolls a reader far down up to the new flashes. */
  function showFresh() {
    void pages.restart();
    const place = board.current;
    if (place !== null && place.getBoundingClientRect().top < 0) place.scrollIntoView({ block: 'start' });
  }

  return (
    <div ref={board} className={styles.board}>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      {fresh.length > 0 && (
        <div className={styles.over}>
          <button type="button" className={styles.fresh} onClick={showFresh}>
            有 {fresh.length < MOST_FRESH ? fresh.length : `${MOST_FRESH}+`} 条新快讯，点击查看
          </button>
        </div>
      )}
      <Loadable
        result={pages.first}
        height={HEIGHT}
        skeleton={<SkeletonLines lines={9} lineHeight={100} />}
        empty={<EmptyState title="最近没有这一类快讯" hint="换一个筛选试试。" />}
      >
        {() => (
          <>
            <FlashTimeline rows={pages.rows} votesOf={votesOf} commentsOf={commentsOf} />
            <MoreButton pages={pages} />
          </>
        )}
      </Loadable>
    </div>
  );
}

/** Reports each item once, however often it is fetched. */
function useNotifyOnce(items: readonly NewsItem[], notify: FlashBoardProps['onFresh']): void {
  const notified = useRef(0);
  useEffect(() => {
    const unheard = items.filter(({ id }) => id > notified.current);
    if (unheard.length === 0) return;
    notified.current = Math.max(...unheard.map(({ id }) => id));
    notify?.(unheard);
  }, [items, notify]);
}
