import { CALENDAR_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import type { CalendarItem } from '@coinmirror/shared/contract/calendar.ts';
import { formatMinute, machineTime } from '@coinmirror/shared/format/time.ts';
import { isOwnAddress } from '@coinmirror/shared/routes/safeAddress.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { cx } from '#ui/classNames.ts';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Row } from '#ui/row/Row.tsx';
import styles from './calendar.module.css';
import { EventWorth } from './EventWorth.tsx';
import { TYPE_TONES } from './tones.ts';

const MOST_IMPORTANT = 3;

interface EventRowProps {
  readonly event: CalendarItem;
  /** Names the coins; off on a coin's own page. */
  readonly withCoins?: boolean;
}

/** One event: time, kind, title, what it moves, and how certain it is. */
export function EventRow({ event, withCoins = true }: EventRowProps) {
  const { time, isAllDay, type, title, importance, coins } = event;
  return (
    <li className={styles.event}>
      <time className={styles.clock} dateTime={machineTime(time)}>
        {isAllDay ? '全天' : formatMinute(time)}
      </time>
      <div className={styles.words}>
        <p className={cx(styles.title, importance >= MOST_IMPORTANT && styles.important)}>
          <Badge tone={TYPE_TONES[type]}>{CALENDAR_LABELS[type]}</Badge> {title}{' '}
          <EventWorth event={event} className={styles.worth} explained />
        </p>
        <Row gap="facts" className={styles.facts}>
          {withCoins &&
            coins.map(({ code, symbol, name }) =>
              code === '' ? (
                <span key={symbol} className={styles.coin}>
                  {symbol}
                </span>
              ) : (
                <PageLink
                  key={code}
                  to="calendarCoin"
                  params={{ coinCode: code }}
                  className={styles.coin}
                  title={name}
                >
                  {symbol}
                </PageLink>
              ),
            )}
          <Certainty event={event} />
        </Row>
      </div>
    </li>
  );
}

function Certainty({ event }: { readonly event: CalendarItem }) {
  const { confidence, votes, mayBeEarlier, isOfficial, exchange, method } = event;
  return (
    <>
      {exchange !== null && (
        <PageLink to="exchange" params={{ id: exchange.code }}>
          {exchange.name}
        </PageLink>
      )}
      <Source event={event} />
      {isOfficial && <span>官方确认</span>}
      {confidence !== null && (
        <span>
          置信度 {confidence}%{votes ? `（${votes} 票）` : ''}
        </span>
      )}
      {mayBeEarlier && <span>可能提前</span>}
      {method !== '' && (
        <details className={styles.method}>
          <summary>依据</summary>
          <p>{method}。</p>
        </details>
      )}
    </>
  );
}

/** Who says so, with the page where it stands: here or at its publisher. */
function Source({ event: { source, address } }: { readonly event: CalendarItem }) {
  if (address === '') return <span>来源：{source}</span>;
  return (
    <span>
      来源：
      {isOwnAddress(address) ? (
        <HrefLink href={address}>{source}</HrefLink>
      ) : (
        <ExternalLink href={address}>{source}</ExternalLink>
      )}
    </span>
  );
}
