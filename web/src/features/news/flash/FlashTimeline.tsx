import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { formatDayHeading } from '@coinmirror/shared/format/timeWords.ts';
import { Fragment, type ReactNode, useRef } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { useAfterFirstScreen } from '#ui/lazy/useAfterFirstScreen.ts';
import { useNow } from '#ui/time/useNow.ts';
import { FlashRow } from './FlashRow.tsx';
import styles from './flash.module.css';

interface FlashTimelineProps {
  /** Newest first. */
  readonly rows: readonly NewsItem[];
  /** The newest flash of the visit before, epoch ms; 0 without one. A line stands above what was seen. */
  readonly seenAt?: number;
  /** Renders the votes on an item; belongs to another feature. */
  readonly votesOf?: ((item: NewsItem) => ReactNode) | undefined;
  /** Renders its comments. */
  readonly commentsOf?: ((item: NewsItem) => ReactNode) | undefined;
}

/** More than a desktop's screen shows, and two of a phone's. */
const FIRST_ROWS = 12;

/** Flashes on a timeline, day by day. */
export function FlashTimeline({ rows, seenAt = 0, votesOf, commentsOf }: FlashTimelineProps) {
  const { timeZone } = useDisplay();
  const now = useNow();
  const rest = useRef<HTMLTemplateElement>(null);
  const drawn = useAfterFirstScreen(rest) ? rows : rows.slice(0, FIRST_ROWS);
  const dayOf = ({ time }: NewsItem) => formatDate(time, timeZone);
  const all = Map.groupBy(rows, dayOf);
  const firstSeen = rows.findIndex(({ time }) => time <= seenAt);
  const below = firstSeen > 0 ? rows[firstSeen]?.id : undefined;
  return (
    <>
      {[...Map.groupBy(drawn, dayOf)].map(([day, items]) => (
        <section key={day}>
          <h2 className={styles.heading}>
            {formatDayHeading(items[0]?.time, now, timeZone)}
            <span className={styles.count}>{(all.get(day) ?? items).length} 条</span>
          </h2>
          <ol className={styles.list}>
            {items.map((item) => (
              <Fragment key={item.id}>
                {item.id === below && (
                  <li className={styles.seen}>上次看到这里 · 以上 {firstSeen} 条是新的</li>
                )}
                <FlashRow item={item} votes={votesOf?.(item)} commentsOf={commentsOf} />
              </Fragment>
            ))}
          </ol>
        </section>
      ))}
      <template ref={rest} />
    </>
  );
}
