import { partedAt } from '@coinmirror/shared/calendar/parted.ts';
import type { CalendarPage as CalendarEvents, CalendarItem } from '@coinmirror/shared/contract/calendar.ts';
import { fieldsOf } from '@coinmirror/shared/format/time.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import {
  AHEAD_ARGS,
  CALENDAR_TABS,
  type CalendarChoice,
  calendarArgs,
  calendarChoice,
  calendarSearch,
  dayChoice,
  UNLOCK_ARGS,
} from '@coinmirror/shared/pages/calendarAddress.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { calendarSentence } from '@coinmirror/shared/sentences/calendar.ts';
import type { ReactNode } from 'react';
import { useCalendarListQuery } from '#api/endpoints/calendar.ts';
import { AheadPanel } from '#features/calendar/AheadPanel.tsx';
import { CalendarTools } from '#features/calendar/CalendarTools.tsx';
import styles from '#features/calendar/calendar.module.css';
import { EventDays } from '#features/calendar/EventDays.tsx';
import { KindChips } from '#features/calendar/KindChips.tsx';
import { MonthGrid } from '#features/calendar/MonthGrid.tsx';
import { NoEvents } from '#features/calendar/NoEvents.tsx';
import { Subscribe } from '#features/calendar/Subscribe.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
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

/** The filters of the address that are not a step in time. */
function narrowed({ level, coin }: CalendarChoice) {
  return { level: level === '1' ? null : level, coin: coin || null };
}

/** `/calendar`: events of a day, a week or a month. */
export default function CalendarPage() {
  const [address, write] = useUrlParams();
  const choice = calendarChoice((name) => address.get(name));
  const result = useCalendarListQuery(calendarArgs(choice));
  const ahead = useCalendarListQuery(AHEAD_ARGS);
  const unlocks = useCalendarListQuery(UNLOCK_ARGS);
  const onPhone = useMediaQuery(PHONE);
  const hrefOf = (next: CalendarChoice) => hrefTo('calendar', {}, calendarSearch(next));
  return (
    <>
      <PageHeader
        title={titleOf('calendar')}
        summary={summaryOf('calendar')}
        sentence={calendarSentence(
          { ahead: ahead.data?.value, unlocks: unlocks.data?.value },
          result.data?.asOf ?? unlocks.data?.asOf ?? 0,
        )}
        // A phone has it among what is folded, and no row for it here.
        {...(!onPhone && { actions: <Subscribe coinCode={choice.coin} /> })}
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
        onNarrow={(change) => write(narrowed({ ...choice, ...change }))}
      />
      <KindChips chosen={choice.type} hrefOf={(type) => hrefOf({ ...choice, type })} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Loadable result={result} height={HEIGHT} skeleton={<SkeletonLines lines={8} lineHeight={80} />}>
            {(page, { asOf }) =>
              choice.tab === 'month' ? (
                <>
                  <MonthGrid page={page} hrefOf={(date) => hrefOf(dayChoice(choice, date))} />
                  <PageSection title="本月的重要事件" about="表中为每天的全部事件数，点日期看当天全部。">
                    <EventDays events={page.events.filter((event) => isOfMonth(event, page.date))} />
                  </PageSection>
                </>
              ) : (
                <ComingFirst
                  page={page}
                  now={asOf}
                  empty={<NoEvents page={page} choice={choice} hrefOf={hrefOf} />}
                />
              )
            }
          </Loadable>
        </div>
        <AheadPanel />
      </div>
    </>
  );
}

interface ComingFirstProps {
  readonly page: CalendarEvents;
  /** When the events were as they are shown, epoch ms. */
  readonly now: number;
  readonly empty: ReactNode;
}

/** What is still to come; of today, what has passed is folded below it: it is looked up, and not read. */
function ComingFirst({ page: { events, begin, end, today }, now, empty }: ComingFirstProps) {
  if (events.length === 0) return empty;
  if (today < begin || today >= end) return <EventDays events={events} />;
  const { coming, passed } = partedAt(events, now);
  return (
    <>
      {coming.length > 0 ? <EventDays events={coming} /> : empty}
      {passed.length > 0 && (
        <details className={styles.passed}>
          <summary>已经过去 {passed.length} 件</summary>
          <EventDays events={passed} latestFirst />
        </details>
      )}
    </>
  );
}
