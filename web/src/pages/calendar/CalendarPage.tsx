import type { CalendarPage as CalendarEvents, CalendarItem } from '@coinmirror/shared/contract/calendar.ts';
import { fieldsOf } from '@coinmirror/shared/format/time.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import {
  CALENDAR_TABS,
  type CalendarChoice,
  calendarArgs,
  calendarChoice,
  calendarSearch,
  UNLOCK_ARGS,
} from '@coinmirror/shared/pages/calendarAddress.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { unlockSentence } from '@coinmirror/shared/sentences/calendar.ts';
import { useCalendarListQuery } from '#api/endpoints/calendar.ts';
import { AheadPanel } from '#features/calendar/AheadPanel.tsx';
import { CalendarTools } from '#features/calendar/CalendarTools.tsx';
import styles from '#features/calendar/calendar.module.css';
import { EventDays } from '#features/calendar/EventDays.tsx';
import { KindChips } from '#features/calendar/KindChips.tsx';
import { MonthGrid } from '#features/calendar/MonthGrid.tsx';
import { Subscribe } from '#features/calendar/Subscribe.tsx';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const LABELS = { day: '日', week: '周', month: '月' } as const;
const HEIGHT = 640;
const IMPORTANT = 3;

/** The most important events of the month itself, without the adjacent days. */
function isOfMonth({ time, importance }: CalendarItem, date: number): boolean {
  return importance >= IMPORTANT && fieldsOf(time).month === fieldsOf(date).month;
}

/** `/calendar`: events of a day, a week or a month. */
export default function CalendarPage() {
  const [address, write] = useUrlParams();
  const choice = calendarChoice((name) => address.get(name));
  const result = useCalendarListQuery(calendarArgs(choice));
  const unlocks = useCalendarListQuery(UNLOCK_ARGS);
  const onPhone = useMediaQuery(PHONE);
  const hrefOf = (next: CalendarChoice) => hrefTo('calendar', {}, calendarSearch(next));
  return (
    <>
      <PageHeader
        title={titleOf('calendar')}
        summary={summaryOf('calendar')}
        sentence={unlockSentence(unlocks.data?.value, unlocks.data?.asOf ?? 0)}
        // A phone has it among what is folded, and no row for it here.
        {...(!onPhone && { actions: <Subscribe /> })}
      />
      <LinkTabs
        label="日历视图"
        items={CALENDAR_TABS.map((tab) => ({
          key: tab,
          label: LABELS[tab],
          href: hrefOf({ ...choice, tab }),
          current: tab === choice.tab,
        }))}
      />
      <CalendarTools
        choice={choice}
        page={result.data?.value}
        hrefOf={hrefOf}
        onNarrow={({ level }) => write({ level: level === '1' ? null : level })}
      />
      <KindChips chosen={choice.type} hrefOf={(type) => hrefOf({ ...choice, type })} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Loadable
            result={result}
            height={HEIGHT}
            skeleton={<SkeletonLines lines={8} lineHeight={80} />}
            isEmpty={({ events }) => choice.tab !== 'month' && events.length === 0}
            empty={
              <EmptyState
                title="这段时间没有符合条件的事件"
                hint="换一天，或放宽类型与重要度。"
                height={HEIGHT}
              />
            }
          >
            {(page) =>
              choice.tab === 'month' ? (
                <>
                  <MonthGrid page={page} hrefOf={(date) => hrefOf({ ...choice, tab: 'day', date })} />
                  <PageSection title="本月的重要事件" about="表中为每天的全部事件数，点日期看当天全部。">
                    <EventDays events={page.events.filter((event) => isOfMonth(event, page.date))} />
                  </PageSection>
                </>
              ) : (
                <ComingFirst page={page} />
              )
            }
          </Loadable>
        </div>
        <AheadPanel />
      </div>
    </>
  );
}

/** In the week of today the days from today on first: what has passed is looked up, what comes is read. */
function ComingFirst({ page: { events, end, today } }: { readonly page: CalendarEvents }) {
  const past = events.filter(({ time }) => time < today);
  const coming = events.filter(({ time }) => time >= today);
  if (past.length === 0 || today >= end) return <EventDays events={events} />;
  return (
    <>
      {coming.length > 0 ? (
        <EventDays events={coming} />
      ) : (
        <EmptyState title="本周余下没有符合条件的事件" compact />
      )}
      <section className={styles.section}>
        <h2>本周已经过去</h2>
        {/* Late in a week it is longer than what comes, which a phone shows below it. */}
        <PhoneFold label={`看 ${past.length} 件`}>
          <EventDays events={past} latestFirst />
        </PhoneFold>
      </section>
    </>
  );
}
