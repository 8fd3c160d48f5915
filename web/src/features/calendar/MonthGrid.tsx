import { CALENDAR_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import type { CalendarItem, CalendarPage } from '@coinmirror/shared/contract/calendar.ts';
import { fieldsOf, formatDate } from '@coinmirror/shared/format/time.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { cx } from '#ui/classNames.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { EventWorth } from './EventWorth.tsx';
import styles from './MonthGrid.module.css';
import { TYPE_TONES } from './tones.ts';

interface MonthGridProps {
  readonly page: CalendarPage;
  /** The address of one day, YYYY-MM-DD. */
  readonly hrefOf: (date: string) => string;
}

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'];
const DAYS = WEEKDAYS.length;
/** Number of titles a cell has room for. */
const SHOWN = 3;

/** A month as a grid: every day links to its own page and lists its events. */
export function MonthGrid({ page, hrefOf }: MonthGridProps) {
  const { begin, end, date, today } = page;
  const byDay = Map.groupBy(page.events, ({ time }) => beijingMidnight(time));
  const { year, month } = fieldsOf(date);
  const weeks = Array.from({ length: (end - begin) / DAY / DAYS }, (_, week) => begin + week * DAYS * DAY);
  return (
    <table className={styles.grid}>
      <caption className={styles.caption}>
        {year} 年 {month} 月
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              <span className={styles.hidden}>周</span>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((monday) => (
          <tr key={monday}>
            {WEEKDAYS.map((name, place) => {
              const day = monday + place * DAY;
              const isOther = fieldsOf(day).month !== month;
              return (
                <td key={name} className={cx(isOther && styles.other, day === today && styles.today)}>
                  <DayCell day={day} events={byDay.get(day) ?? []} href={hrefOf(formatDate(day))} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  readonly day: number;
  readonly events: readonly CalendarItem[];
  readonly href: string;
}

function DayCell({ day, events, href }: DayCellProps) {
  const { month, day: number } = fieldsOf(day);
  const ordered = events.toSorted((a, b) => b.importance - a.importance);
  return (
    <HrefLink href={href} className={styles.cell} keepScroll>
      <span className={styles.number}>
        <VisuallyHidden>{month}月</VisuallyHidden>
        {number}
        <VisuallyHidden>日</VisuallyHidden>
      </span>
      {events.length > 0 && (
        <span className={styles.amount}>
          {events.length}
          <VisuallyHidden> 件</VisuallyHidden>
        </span>
      )}
      {ordered.slice(0, SHOWN).map((event) => (
        <EventLine key={event.id} event={event} />
      ))}
      {events.length > SHOWN && <span className={styles.rest}>还有 {events.length - SHOWN} 件</span>}
    </HrefLink>
  );
}

/** One event in the colour of its kind, which it names unless its title does; the whole title on hover. */
function EventLine({ event }: { readonly event: CalendarItem }) {
  const { type, title, importance } = event;
  const label = CALENDAR_LABELS[type];
  return (
    <span className={cx(styles.line, styles[TYPE_TONES[type]], importance > 2 && styles.strong)}>
      <span className={styles.words} title={title}>
        {title.includes(label) ? title : `${label} ${title}`}
      </span>
      <EventWorth event={event} className={styles.worth} />
    </span>
  );
}
