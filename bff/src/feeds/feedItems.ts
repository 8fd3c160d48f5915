import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import type { DayFigures } from '@coinmirror/shared/contract/news/daily.ts';
import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { briefTitle } from '@coinmirror/shared/dashboards/dailyBrief.ts';
import { formatDate, formatMinute } from '@coinmirror/shared/format/time.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { dailySentence } from '@coinmirror/shared/sentences/daily.ts';
import { textOf } from '@coinmirror/shared/sentences/sentence.ts';

/** An item of a feed: plain text, never markup. */
export interface FeedItem {
  /** Path of its page. */
  readonly path: string;
  readonly title: string;
  /** Epoch ms. */
  readonly time: number;
  readonly author: string;
  /** Where its publisher published it; '' for one that is published here alone. */
  readonly original: string;
  readonly tags: readonly string[];
  readonly lines: readonly string[];
}

/** The whole of a flash, the beginning of an article. */
export function newsFeedItem({
  id,
  title,
  time,
  author,
  original,
  coins,
  blocks,
  summary,
}: NewsItem): FeedItem {
  return {
    path: hrefTo('newsItem', { id: String(id) }),
    title,
    time,
    author,
    original,
    tags: coins.map(({ symbol }) => symbol),
    lines: blocks.length > 0 ? blocks.map(({ text }) => text) : [summary],
  };
}

/** A day in numbers: its sentence, its news, and what comes the day after. */
export function dayFeedItem(day: DayFigures): FeedItem {
  const date = formatDate(day.begins);
  const sentence = dailySentence(day);
  return {
    path: hrefTo('daily', {}, { date }),
    title: briefTitle(day),
    time: day.ends,
    author: BRAND.name,
    original: '',
    tags: [],
    lines: [
      ...(sentence ? [textOf(sentence)] : []),
      ...(day.flashes ?? []).map(({ time, title }) => `${formatMinute(time)} ${title}`),
      ...day.events.map(({ title }) => `第二天：${title}`),
    ],
  };
}
