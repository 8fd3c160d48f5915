import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { FeedItem, FeedType } from '@coinmirror/shared/contract/coin/events.ts';
import { formatClock, formatDate, machineTime } from '@coinmirror/shared/format/time.ts';
import { formatDayHeading } from '@coinmirror/shared/format/timeWords.ts';
import { inLanguage, newsLanguageOf } from '@coinmirror/shared/pages/newsTabs.ts';
import type { ReactNode } from 'react';
import { useCoinFeedQuery } from '#api/endpoints/coinEvents.ts';
import { Badge, type BadgeTone } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { cx } from '#ui/classNames.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useNow } from '#ui/time/useNow.ts';
import { useEntryNumber } from '#ui/url/useEntryState.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from '../events/Events.module.css';
import { PriceSince } from '../events/PriceSince.tsx';
import { SinceNote } from '../events/SinceNote.tsx';

type FeedWords = Pick<FeedItem, 'title' | 'content' | 'language'>;

/** Renders an item in the reader's language, with the translate button; belongs to another feature. */
export type TranslatedFeed = (
  item: FeedItem,
  draw: (words: FeedWords, tool: ReactNode) => ReactNode,
) => ReactNode;

export interface FeedPanelProps {
  readonly code: string;
  /** Current price in USD; null where it is not known. */
  readonly price: number | null;
  readonly type: FeedType | 'all';
  /** Renders the votes on an item; belongs to another feature. */
  readonly votesOf?: (item: FeedItem) => ReactNode;
  readonly translated?: TranslatedFeed;
}

const TYPES: Readonly<Record<FeedType, { readonly label: string; readonly tone: BadgeTone }>> = {
  flash: { label: '快讯', tone: 'brand' },
  notice: { label: '公告', tone: 'info' },
  tweet: { label: '链上', tone: 'info' },
  event: { label: '大事', tone: 'success' },
};
const ARTICLE = '文章';
const PAGE = 20;
const MOST = 100;

/** Events around a coin, day by day, with the price at the time and the change since; those in English on request. */
export function FeedPanel({ code, price, type, votesOf, translated = asItIs }: FeedPanelProps) {
  const [size, setSize] = useEntryNumber(`feed ${code} ${type}`, PAGE);
  const [params, write] = useUrlParams();
  const language = newsLanguageOf(params.get('lang')) ?? 'zh';
  const result = useCoinFeedQuery(inLanguage({ coincode: code, type, per_page: size }, language), {
    pollingInterval: POLL_NORMAL,
    skipPollingIfUnfocused: true,
  });
  return (
    <div className={styles.panel}>
      <Checkbox
        label="含英文消息"
        checked={language === 'all'}
        onChange={(event) => write({ lang: event.target.checked ? 'all' : null })}
      />
      <Loadable
        result={result}
        height={480}
        skeleton={<Skeleton height={480} />}
        empty={<EmptyState title="最近没有这一类动态" />}
      >
        {({ rows, total }) => (
          <div className={styles.panel}>
            <SinceNote />
            <Days rows={rows} price={price} votesOf={votesOf} translated={translated} />
            {(total ?? 0) > rows.length && size < MOST && (
              <p>
                <Button busy={result.isFetching} onClick={() => setSize(Math.min(size + PAGE, MOST))}>
                  加载更多
                </Button>
              </p>
            )}
            {(total ?? 0) > MOST && size >= MOST && <p className={styles.note}>只显示最近 {MOST} 条。</p>}
          </div>
        )}
      </Loadable>
    </div>
  );
}

const asItIs: TranslatedFeed = (item, draw) => draw(item, null);

function langOf(language: FeedItem['language']): 'en' | undefined {
  return language === 'en' ? 'en' : undefined;
}

interface DaysProps {
  readonly rows: readonly FeedItem[];
  readonly price: number | null;
  readonly votesOf: ((item: FeedItem) => ReactNode) | undefined;
  readonly translated: TranslatedFeed;
}

function Days({ rows, price, votesOf, translated }: DaysProps) {
  const { timeZone } = useDisplay();
  const now = useNow();
  const days = [...Map.groupBy(rows, (item) => formatDate(item.time, timeZone))];
  return days.map(([key, items]) => (
    <section key={key} className={styles.group}>
      <h2>{formatDayHeading(items[0]?.time, now, timeZone)}</h2>
      <ol className={styles.line}>
        {items.map((item) => (
          <li key={item.id} className={cx(styles.event, styles.timed)}>
            <time className={styles.day} dateTime={machineTime(item.time)}>
              {formatClock(item.time, timeZone).slice(0, 5)}
            </time>
            {translated(item, ({ title, content, language }, tool) => (
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <Badge tone={TYPES[item.type].tone}>
                    {item.isArticle ? ARTICLE : TYPES[item.type].label}
                  </Badge>{' '}
                  <span lang={langOf(language)}>
                    {item.path === '' ? title : <HrefLink href={item.path}>{title}</HrefLink>}
                  </span>
                </h3>
                {content !== '' && (
                  <p className={styles.body} lang={langOf(language)}>
                    {content}
                  </p>
                )}
                <p className={styles.facts}>
                  <PriceSince then={item.price} now={price} />
                  <span>来源：{item.author}</span>
                  {tool}
                  {votesOf?.(item)}
                </p>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </section>
  ));
}
