import type { BigEventType } from '@coinmirror/shared/contract/coin/events.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { Badge, type BadgeTone } from '#ui/badge/Badge.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './Events.module.css';
import { useCoinBigEventsQuery } from './eventsApi.ts';
import { PriceSince } from './PriceSince.tsx';
import { SinceNote } from './SinceNote.tsx';

export interface EventsPanelProps {
  readonly code: string;
  /** USD now. */
  readonly price: number;
}

const TYPES: Readonly<Record<BigEventType, { readonly label: string; readonly tone: BadgeTone }>> = {
  launch: { label: '发行', tone: 'brand' },
  upgrade: { label: '升级', tone: 'info' },
  halving: { label: '减半', tone: 'warning' },
  fork: { label: '分叉', tone: 'warning' },
  listing: { label: '上市', tone: 'brand' },
  policy: { label: '政策', tone: 'info' },
  risk: { label: '风险', tone: 'error' },
  price: { label: '行情', tone: 'neutral' },
};
const MOST_IMPORTANT = 3;

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
                    <Badge tone={TYPES[event.type].tone}>{TYPES[event.type].label}</Badge> {event.title}
                  </h2>
                  <p className={styles.facts}>
                    <PriceSince then={event.price} now={price} />
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
