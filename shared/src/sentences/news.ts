import type { EntityOf } from '../contract/endpoint.ts';
import { type FlashChoice, flashQuery } from '../contract/news/flashChoice.ts';
import type { NewsItem } from '../contract/news/item.ts';
import type { newsEndpoints } from '../contract/news/news.ts';
import type { FlashKind } from '../contract/news/sections.ts';
import { formatMinute } from '../format/time.ts';
import { linkTo } from '../routes/link.ts';
import { beijingMidnight } from '../time/midnight.ts';
import { HOUR } from '../time/units.ts';
import { join, plain, type Sentence, say } from './sentence.ts';

/** One page of a list of news, newest first. */
export type NewsListPage = Pick<EntityOf<typeof newsEndpoints.newsList>, 'rows' | 'next' | 'lead'>;

const KIND_WORDS: Readonly<Record<FlashKind, string>> = {
  all: '快讯',
  important: '重要快讯',
  coin: '币种快讯',
  exchange: '交易所快讯',
};

/** The flashes of the hour before `asOf` (epoch ms), and the newest important one of them; without any, the newest one. */
export function flashSentence(page: NewsListPage, choice: FlashChoice, asOf: number): Sentence | null {
  const [newest] = page.rows;
  if (newest === undefined) return null;
  const { kind } = choice;
  const recent = page.rows.filter(({ time }) => time > asOf - HOUR);
  const what = `${whose(page, choice)}${KIND_WORDS[kind]}`;
  if (recent.length === 0) {
    return join([say`过去一小时没有${what}`, say`最近一条 ${formatMinute(newest.time)} ${headline(newest)}`]);
  }
  const list = linkTo('newsFlash', {}, flashQuery(choice));
  const count = plain(countOf(recent, page), list);
  const important = recent.find((item) => item.important);
  const first = important
    ? say`最重 ${headline(important)}`
    : say`无重要消息，最近 ${formatMinute(newest.time)} ${headline(newest)}`;
  return join([say`过去一小时 ${count} 条${what === KIND_WORDS.all ? '' : what}，${first}`]);
}

/** Of which coins: ` BTC `, by its symbol in the list; '' for all. */
function whose({ rows }: NewsListPage, { coin, isOwn }: FlashChoice): string {
  if (isOwn) return '自选币';
  if (coin === '') return '';
  const symbol = rows.flatMap(({ coins }) => coins).find(({ code }) => code === coin)?.symbol ?? coin;
  return ` ${symbol} `;
}

/** The articles of the day (in Beijing) of `asOf`, and the one to begin with: the page's lead, else the heaviest; null for a day without any. */
export function articlesSentence(page: NewsListPage, asOf: number): Sentence | null {
  const today = page.rows.filter(({ time }) => time >= beijingMidnight(asOf));
  const [newest] = page.rows;
  if (newest === undefined) return null;
  if (today.length === 0) return join([say`今天还没有新文章，最近一篇 ${headline(newest)}`]);
  const first = today.find(({ id }) => id === page.lead) ?? heaviest(today);
  return join([
    say`今天 ${plain(countOf(today, page), linkTo('newsItem', { id: String(first.id) }))} 篇，先读 ${headline(first)}`,
  ]);
}

/** A page holds the newest only: where all of them count, there may be more. */
function countOf(counted: readonly NewsItem[], { rows, next }: NewsListPage): string {
  return `${counted.length}${counted.length === rows.length && next !== null ? '+' : ''}`;
}

/** An important one before the others, the newest of them; else what is read most. */
function heaviest(items: readonly NewsItem[]): NewsItem {
  const important = items.find((item) => item.important);
  return important ?? items.reduce((most, next) => ((next.reads ?? 0) > (most.reads ?? 0) ? next : most));
}

/** What an item says first: up to the first comma. */
function headline({ id, title }: NewsItem) {
  return plain(title.split('，')[0] ?? title, linkTo('newsItem', { id: String(id) }));
}
