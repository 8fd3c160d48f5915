import { CALENDAR_LABELS } from '@coinmirror/shared/calendar/labels.ts';
import { AHEAD_ARGS } from '@coinmirror/shared/pages/calendarAddress.ts';
import { useState } from 'react';
import { useCalendarListQuery } from '#api/endpoints/calendar.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { Time } from '#ui/time/Time.tsx';
import styles from './calendar.module.css';

const MOST = 12;

/** The most important events of the next sixty days. */
export function AheadPanel() {
  const result = useCalendarListQuery(AHEAD_ARGS);
  const [isWhole, setWhole] = useState(false);
  return (
    <Card title="未来 60 天的重要事件">
      <Loadable
        result={result}
        compact
        isEmpty={({ events }) => events.length === 0}
        empty={<EmptyState title="暂无重要事件" compact />}
        skeleton={<SkeletonLines lines={10} lineHeight={52} />}
      >
        {({ events }) => (
          <>
            <ul className={styles.ahead}>
              {events
                .slice(0, isWhole ? events.length : MOST)
                .map(({ id, time, type, title, coins, unlockValue }) => (
                  <li key={id}>
                    <span className={styles.when}>
                      <Time value={time} form="date" /> · {CALENDAR_LABELS[type]}
                      {unlockValue !== null && (
                        <>
                          {' '}
                          · 约 <Money usd={unlockValue} kind="amount" />
                        </>
                      )}
                    </span>
                    {coins[0] && coins[0].code !== '' ? (
                      <PageLink
                        to="calendarCoin"
                        params={{ coinCode: coins[0].code }}
                        className={styles.what}
                      >
                        {title}
                      </PageLink>
                    ) : (
                      title
                    )}
                  </li>
                ))}
            </ul>
            {events.length > MOST && !isWhole && (
              <Button size="s" variant="quiet" onClick={() => setWhole(true)}>
                全部 {events.length} 件
              </Button>
            )}
          </>
        )}
      </Loadable>
    </Card>
  );
}
