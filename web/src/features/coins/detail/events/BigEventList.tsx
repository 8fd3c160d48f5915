import { BIG_EVENT_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import type { BigEventRow } from '@coinmirror/shared/contract/bigEvents.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { cx } from '#ui/classNames.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './Events.module.css';
import { EVENT_TONES, MOST_IMPORTANT, showsPrices } from './eventTypes.ts';

/** Milestones of all coins, newest first, each with its coin and the prices around its day. */
export function BigEventList({ events }: { readonly events: readonly BigEventRow[] }) {
  return (
    <ol className={cx(styles.line, styles.apart)}>
      {events.map((event) => (
        <li key={`${event.time} ${event.coin.code} ${event.title}`} className={styles.event}>
          <time className={styles.day} dateTime={formatDate(event.time)}>
            {formatDate(event.time)}
          </time>
          <div className={styles.words}>
            <h2 className={event.importance >= MOST_IMPORTANT ? styles.important : styles.title}>
              <Badge tone={EVENT_TONES[event.type]}>{BIG_EVENT_LABELS[event.type]}</Badge> {event.title}
            </h2>
            <p className={styles.facts}>
              <PageLink to="coinEvent" params={{ coinCode: event.coin.code }}>
                {event.coin.name}
              </PageLink>
              <PricesAround event={event} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The prices around the event's day. */
function PricesAround({ event }: { readonly event: BigEventRow }) {
  if (!showsPrices(event)) return null;
  if (event.price === null) return <span className={styles.chip}>当时尚无市场价格</span>;
  return (
    <span className={styles.chip}>
      <span>
        当日收盘 <Money usd={event.price} kind="price" />
      </span>
      <span>
        前 7 日 <Percent value={event.changeBefore} />
      </span>
      <span>
        后 7 日 <Percent value={event.changeAfter} />
      </span>
    </span>
  );
}
