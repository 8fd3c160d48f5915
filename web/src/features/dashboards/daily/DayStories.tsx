import type { DayFigures } from '@coinmirror/shared/contract/news/daily.ts';
import { formatDate, formatMinute, machineTime } from '@coinmirror/shared/format/time.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import styles from './daily.module.css';

/** What was reported on the day, and what comes on the day after. */
export function DayStories({ day }: { readonly day: DayFigures }) {
  return (
    <div className={styles.stories}>
      {day.flashes !== null && (
        <PageSection
          title="当天要闻"
          about={day.flashCount === null ? '' : `当天共 ${day.flashCount} 条快讯`}
        >
          {day.flashes.length === 0 ? (
            <EmptyState compact title="当天没有标为重要的快讯" />
          ) : (
            <ul className={styles.list}>
              {day.flashes.map(({ id, title, time }) => (
                <li key={id} className={styles.line}>
                  <time dateTime={machineTime(time)}>{formatMinute(time)}</time>
                  <PageLink to="newsItem" params={{ id: String(id) }}>
                    {title}
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
        </PageSection>
      )}
      <PageSection
        title="第二天"
        tools={
          <PageLink to="calendar" search={{ date: formatDate(day.ends) }}>
            当天日历
          </PageLink>
        }
      >
        {day.events.length === 0 ? (
          <EmptyState compact title="日历上没有事件" />
        ) : (
          <ul className={styles.list}>
            {day.events.map(({ id, title, time, isAllDay }) => (
              <li key={id} className={styles.line}>
                {isAllDay ? (
                  <span>全天</span>
                ) : (
                  <time dateTime={machineTime(time)}>{formatMinute(time)}</time>
                )}
                <span>{title}</span>
              </li>
            ))}
          </ul>
        )}
      </PageSection>
    </div>
  );
}
