import type { CalendarItem } from '@coinmirror/shared/contract/calendar.ts';
import { formatDayHeading } from '@coinmirror/shared/format/timeWords.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { useNow } from '#ui/time/useNow.ts';
import styles from './calendar.module.css';
import { EventRow } from './EventRow.tsx';

interface EventDaysProps {
  readonly events: readonly CalendarItem[];
  readonly withCoins?: boolean;
  /** The newest day first: for past events. */
  readonly latestFirst?: boolean;
}

/** Events grouped by day in Beijing. */
export function EventDays({ events, withCoins = true, latestFirst = false }: EventDaysProps) {
  const now = useNow();
  const days = [...Map.groupBy(events, ({ time }) => beijingMidnight(time))];
  return (
    <div className={styles.days}>
      {(latestFirst ? days.toReversed() : days).map(([day, ofDay]) => (
        <section key={day}>
          <h2 className={styles.heading}>
            {formatDayHeading(day, now)} <span className={styles.count}>{ofDay.length} 件</span>
          </h2>
          <ul>
            {ofDay.map((event) => (
              <EventRow key={event.id} event={event} withCoins={withCoins} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
