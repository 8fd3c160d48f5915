import { CALENDAR_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import type { CalendarItem } from '@coinmirror/shared/contract/calendar.ts';
import { formatClock, machineTime } from '@coinmirror/shared/format/time.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { cx } from '#ui/classNames.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Row } from '#ui/row/Row.tsx';
import styles from './calendar.module.css';
import { TYPE_TONES } from './tones.ts';

const MOST_IMPORTANT = 3;
const HOUR_AND_MINUTE = 5;

interface EventRowProps {
  readonly event: CalendarItem;
  /** Names the coins; off on a coin's own page. */
  readonly withCoins?: boolean;
}

/** One event: time, kind, title, and certainty. */
export function EventRow({ event, withCoins = true }: EventRowProps) {
  const { time, isAllDay, type, title, importance, coins, unlockValue } = event;
  const clock = isAllDay ? '全天' : formatClock(time).slice(0, HOUR_AND_MINUTE);
  return (
    <li className={styles.event}>
      <time className={styles.clock} dateTime={machineTime(time)}>
        {clock}
      </time>
      <div className={styles.words}>
        <p className={cx(styles.title, importance >= MOST_IMPORTANT && styles.important)}>
          <Badge tone={TYPE_TONES[type]}>{CALENDAR_LABELS[type]}</Badge> {title}
          {unlockValue !== null && (
            <span className={styles.worth} title="按现价">
              约 <Money usd={unlockValue} kind="amount" />
            </span>
          )}
        </p>
        <Row as="p" gap="facts" className={styles.facts}>
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
  const { confidence, votes, mayBeEarlier, isOfficial, source, exchange } = event;
  return (
    <>
      {exchange !== null && (
        <PageLink to="exchange" params={{ id: exchange.code }}>
          {exchange.name}
        </PageLink>
      )}
      <span>来源：{source}</span>
      {isOfficial && <span>官方确认</span>}
      {confidence !== null && (
        <span>
          置信度 {confidence}%（{votes ?? 0} 票）
        </span>
      )}
      {mayBeEarlier && <span>可能提前</span>}
    </>
  );
}
