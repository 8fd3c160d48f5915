import { formatMinute, formatMonthDay, machineTime } from '@coinmirror/shared/format/time.ts';
import { AHEAD_ARGS } from '@coinmirror/shared/pages/calendarAddress.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { useCalendarListQuery } from '#api/endpoints/calendar.ts';
import { useNewsListQuery } from '#api/endpoints/news.ts';
import { MirrorList } from '#charts/mirror/MirrorList.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { shownAnswer } from '#ui/state/shownAnswer.ts';
import styles from './TodayZone.module.css';

const LATEST = 4;
const NEXT = 3;

const isChinese = ({ title }: { readonly title: string }) => /\p{Script=Han}/u.test(title);

/** The newest flashes above, the next important events below. */
export function ComingLists() {
  const { timeZone } = useDisplay();
  const news = useNewsListQuery(NEWS_ARGS.flashes('all'));
  const calendar = useCalendarListQuery(AHEAD_ARGS);
  const flashes = shownAnswer(news).data?.value.rows ?? [];
  const events = shownAnswer(calendar).data?.value.events ?? [];
  return (
    <div className={styles.coming}>
      <MirrorList
        above={{
          name: '刚刚',
          more: <PageLink to="newsFlash">全部快讯</PageLink>,
          empty: emptyWords(news, '还没有快讯', '没有取到快讯'),
          items: flashes
            .filter(isChinese)
            .slice(0, LATEST)
            .map(({ id, time, title }) => ({
              key: String(id),
              content: (
                <span className={styles.line}>
                  <time dateTime={machineTime(time)}>{formatMinute(time, timeZone)}</time>
                  <PageLink to="newsItem" params={{ id: String(id) }}>
                    {title}
                  </PageLink>
                </span>
              ),
            })),
        }}
        below={{
          name: '接下来',
          more: <PageLink to="calendar">日历</PageLink>,
          empty: emptyWords(calendar, '60 天内没有重要事件', '没有取到日历'),
          items: events.slice(0, NEXT).map(({ id, time, title, isAllDay, coins: [first] }) => ({
            key: id,
            content: (
              <span className={styles.line}>
                <time dateTime={machineTime(time)}>
                  {formatMonthDay(time)} {isAllDay ? '' : formatMinute(time, timeZone)}
                </time>
                {first === undefined || first.code === '' ? (
                  <PageLink to="calendar">{title}</PageLink>
                ) : (
                  <PageLink to="calendarCoin" params={{ coinCode: first.code }}>
                    {title}
                  </PageLink>
                )}
              </span>
            ),
          })),
        }}
      />
    </div>
  );
}

interface Asked {
  readonly data?: unknown;
  readonly isError: boolean;
}

/** What stands in place of rows: nothing while they are on their way. */
function emptyWords({ data, isError }: Asked, none: string, failed: string): string {
  if (data !== undefined) return none;
  return isError ? failed : '';
}
