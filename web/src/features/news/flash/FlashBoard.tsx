import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { FlashChoice } from '@coinmirror/shared/contract/news/flashChoice.ts';
import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import type { NewsLanguage } from '@coinmirror/shared/contract/news/sections.ts';
import { inLanguage } from '@coinmirror/shared/pages/newsTabs.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNewsListQuery } from '#api/endpoints/news.ts';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { MoreButton } from '../MoreButton.tsx';
import { type NewsListParams, useNewsPages } from '../useNewsPages.ts';
import { FlashNotes } from './FlashNotes.tsx';
import { FlashTimeline } from './FlashTimeline.tsx';
import styles from './flash.module.css';
import { isMuted, useMutedWords } from './mutedWords.ts';
import { useSeenLine } from './seenLine.ts';

export interface FlashBoardProps {
  readonly choice: FlashChoice;
  /** The list that was chosen. */
  readonly params: NewsListParams;
  readonly language: NewsLanguage;
  readonly onAll: () => void;
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

/** The flashes of one list. New ones wait behind a bar, so that the list never shifts under the reader. */
export function FlashBoard(props: FlashBoardProps) {
  const { choice, language, onAll, tools, votesOf, commentsOf, onFresh } = props;
  const params = inLanguage(props.params, language);
  const pages = useNewsPages(params);
  const newest = pages.first.data?.value.rows[0]?.time;
  const { data } = useNewsListQuery(
    { ...params, direction: 0, per_page: MOST_FRESH, timestamp: (newest ?? 0) / 1000 },
    { skip: newest === undefined, pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: false },
  );
  const words = useMutedWords();
  const [isMutedShown, showMuted] = useState(false);
  const isKept = (item: NewsItem) => !isMuted(item, words);
  const arrived = newest === undefined ? NONE : (data?.value.rows ?? NONE);
  const fresh = useMemo(() => arrived.filter((item) => !isMuted(item, words)), [arrived, words]);
  useNotifyOnce(fresh, onFresh);
  const kept = pages.rows.filter(isKept);
  const seen = useSeenLine(newest);
  const board = useRef<HTMLDivElement>(null);

  /** Scrolls a reader far down up to the new flashes. */
  function showFresh() {
    if (newest !== undefined) seen.moved(newest);
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
      <FlashNotes
        only={onlyWhat(choice, pages.first.data?.value.rows)}
        onAll={onAll}
        muted={pages.rows.length - kept.length}
        isMutedShown={isMutedShown}
        onShowMuted={showMuted}
      />
      <Loadable
        result={pages.first}
        height={HEIGHT}
        skeleton={<SkeletonLines lines={9} lineHeight={100} />}
        empty={<EmptyState title="最近没有这一类快讯" hint="换一个筛选试试。" />}
      >
        {() => (
          <>
            <FlashTimeline
              rows={isMutedShown ? pages.rows : kept}
              seenAt={seen.line}
              votesOf={votesOf}
              commentsOf={commentsOf}
            />
            <MoreButton pages={pages} />
          </>
        )}
      </Loadable>
    </div>
  );
}

/** What the list is narrowed to: 自选, or a coin by its name in the list; '' for nothing. */
function onlyWhat({ coin, isOwn }: FlashChoice, rows: readonly NewsItem[] | undefined): string {
  if (isOwn) return '自选';
  // Its name comes with the list; a list without any row leaves its code.
  if (rows === undefined) return '';
  return rows.flatMap(({ coins }) => coins).find(({ code }) => code === coin)?.name ?? coin;
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
