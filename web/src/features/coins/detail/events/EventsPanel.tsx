import { BIG_EVENT_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { useCoinBigEventsQuery } from '#api/endpoints/coinEvents.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './Events.module.css';
import { EVENT_TONES, MOST_IMPORTANT, showsPrices } from './eventTypes.ts';
import { PriceSince } from './PriceSince.tsx';
import { SinceNote } from './SinceNote.tsx';

export interface EventsPanelProps {
  readonly code: string;
  /** Current price in USD. */
  readonly price: number | null;
}

/** A coin's milestones, newest first, each with the price of its day. */
export function EventsPanel({ code, price }: EventsPanelProps) {
  const result = useCoinBigEventsQuery({ coincode: code });
  return (
    <Loadable
      result={result}
      height={480}
      skeleton={<Skeleton height={480} />}
      empty={<EmptyState title="还没有记录大事" />}
    >
      {(events) => (
        <div className={styles.panel}>
          <SinceNote />
          <ol className={styles.line}>
            {events.map((event) => (
              <li key={`${event.time} ${event.title}`} className={styles.event}>
                <time className={styles.day} dateTime={formatDate(event.time)}>
                  {formatDate(event.time)}
                </time>
                <div className={styles.words}>
                  <h2 className={event.importance >= MOST_IMPORTANT ? styles.important : styles.title}>
                    <Badge tone={EVENT_TONES[event.type]}>{BIG_EVENT_LABELS[event.type]}</Badge> {event.title}
                  </h2>
                  <p className={styles.facts}>
                    {showsPrices(event) && <PriceSince then={event.price} now={price} />}
                    <span>来源：{event.source}</span>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Loadable>
  );
}
