import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { FeedItem } from '@coinmirror/shared/contract/coin/events.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { formatClock, formatDate, formatMonthDay, machineTime } from '@coinmirror/shared/format/time.ts';
import { useCoinFeedQuery } from '#api/endpoints/coinEvents.ts';
import { Card } from '#ui/card/Card.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useNow } from '#ui/time/useNow.ts';
import styles from './NewestItems.module.css';

/** What is shown, and what is asked for: English items among the newest are left to the feed's own page. */
const SHOWN = 3;
const ASKED = 12;
const HOUR_AND_MINUTE = 5;
const HEIGHT = 132;

interface NewestItemsProps {
  readonly code: string;
  readonly name: string;
}

/** 最新消息: the three newest news, notices and flashes that name the coin. */
export function NewestItems({ code, name }: NewestItemsProps) {
  const result = useCoinFeedQuery(
    { coincode: code, type: 'all', per_page: ASKED },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <Card
      title="最新消息"
      actions={
        <PageLink to="coinFeed" params={{ coinCode: code }}>
          全部
        </PageLink>
      }
    >
      <Loadable
        result={result}
        compact
        height={HEIGHT}
        skeleton={<Skeleton height={HEIGHT} />}
        isEmpty={({ rows }) => newestOf(rows).length === 0}
        empty={<p className={styles.none}>{joinSpaced('近期没有提到', name, '的消息。')}</p>}
      >
        {({ rows }) => (
          <ul className={styles.list}>
            {newestOf(rows).map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Loadable>
    </Card>
  );
}

function newestOf(rows: readonly FeedItem[]): readonly FeedItem[] {
  return rows.filter(({ language }) => language === 'zh').slice(0, SHOWN);
}

function Item({ item: { time, title, path } }: { readonly item: FeedItem }) {
  const { timeZone } = useDisplay();
  const now = useNow();
  const isToday = formatDate(time, timeZone) === formatDate(now, timeZone);
  return (
    <li className={styles.item}>
      <time className={styles.time} dateTime={machineTime(time)}>
        {isToday ? formatClock(time, timeZone).slice(0, HOUR_AND_MINUTE) : formatMonthDay(time)}
      </time>
      {path === '' ? (
        <span className={styles.title}>{title}</span>
      ) : (
        <HrefLink href={path} className={styles.title}>
          {title}
        </HrefLink>
      )}
    </li>
  );
}
