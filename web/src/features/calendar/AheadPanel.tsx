import { CALENDAR_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import type { CalendarItem } from '@coinmirror/shared/contract/calendar.ts';
import { formatDate, formatMinute, formatMonthDay, machineTime } from '@coinmirror/shared/format/time.ts';
import { AHEAD_ARGS, CALENDAR_TABS } from '@coinmirror/shared/pages/calendarAddress.ts';
import { useState } from 'react';
import { useCalendarListQuery } from '#api/endpoints/calendar.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './calendar.module.css';
import { EventWorth } from './EventWorth.tsx';

const MOST = 12;

/** The most important events of the next sixty days. */
export function AheadPanel() {
  const result = useCalendarListQuery(AHEAD_ARGS);
  const [isWhole, setWhole] = useState(false);
  return (
    <Card title="未来 60 天的重要事件">
      <Loadable
        result={result}
        compact
        isEmpty={({ events }) => events.length === 0}
        empty={<EmptyState title="暂无重要事件" compact />}
        skeleton={<SkeletonLines lines={10} lineHeight={52} />}
      >
        {({ events }) => (
          <>
            <ul className={styles.ahead}>
              {events.slice(0, isWhole ? events.length : MOST).map((event) => (
                <AheadRow key={event.id} event={event} />
              ))}
            </ul>
            {events.length > MOST && !isWhole && (
              <Button size="s" variant="quiet" onClick={() => setWhole(true)}>
                全部 {events.length} 件
              </Button>
            )}
          </>
        )}
      </Loadable>
    </Card>
  );
}

/** When, what kind and how much; the title leads to its coin's calendar, or to the calendar of its day. */
function AheadRow({ event }: { readonly event: CalendarItem }) {
  const { time, isAllDay, type, title, coins } = event;
  const [coin] = coins;
  return (
    <li>
      <span className={styles.when}>
        <time dateTime={machineTime(time)}>
          {formatMonthDay(time)}
          {isAllDay ? '' : ` ${formatMinute(time)}`}
        </time>{' '}
        · {CALENDAR_LABELS[type]} <EventWorth event={event} />
      </span>
      {coin && coin.code !== '' ? (
        <PageLink to="calendarCoin" params={{ coinCode: coin.code }} className={styles.what}>
          {title}
        </PageLink>
      ) : (
        <PageLink
          to="calendar"
          params={{}}
          search={{ tab: CALENDAR_TABS.indexOf('day'), date: formatDate(time) }}
          className={styles.what}
        >
          {title}
        </PageLink>
      )}
    </li>
  );
}
