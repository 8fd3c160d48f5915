import { NEWS_FOUND_MAX } from '@coinmirror/shared/contract/news/sections.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
import type { NewsItem } from '../../ports/news.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { rootOf } from '../provenance/recording.ts';
import { writtenDay } from './archive.ts';
import { isArticle, isChinese } from './facets.ts';
import { createWordIndex, type WordIndex } from './wordIndex.ts';

/** Days per index: large blocks make few indexes, small ones are cheap to rebuild when a day is completed. */
const BLOCK = 8 * DAY;

interface Block {
  readonly days: readonly (readonly NewsItem[])[];
  /** Newest first. */
  readonly items: readonly NewsItem[];
  readonly index: WordIndex;
}

const blocks = new WeakMap<Sources, Map<number, Block>>();

/**
 * The newest items that contain a keyword (lower case), at most `NEWS_FOUND_MAX`, best first: headline before text,
 * articles before flashes, Chinese originals before English, newer before older.
 */
export async function searchArchive(sources: Sources, keyword: string): Promise<readonly NewsItem[]> {
  const scores = new Map<NewsItem, number>();
  const [today = 0, ...ended] = requirePort(sources, 'news').days();
  note(scores, await writtenDay(sources, today), keyword);
  for (const [name, days] of Map.groupBy(ended, (day) => Math.floor(day / BLOCK))) {
    if (scores.size >= NEWS_FOUND_MAX) break;
    const { items, index } = await blockOf(sources, name, days);
    note(
      scores,
      index.find(keyword).flatMap((at) => items[at] ?? []),
      keyword,
    );
  }
  return [...scores]
    .toSorted(([a, x], [b, y]) => y - x || isForeign(a) - isForeign(b) || b.time - a.time)
    .map(([item]) => item);
}

/** 1 for items written in English: English headlines also contain `BTC`, but readers of the site read Chinese. */
const isForeign = (item: NewsItem) => Number(!isChinese(item));

/** Scores the items that contain the keyword, until there are enough. */
function note(scores: Map<NewsItem, number>, candidates: readonly NewsItem[], keyword: string): void {
  for (const item of candidates) {
    if (scores.size >= NEWS_FOUND_MAX) return;
    const score = scoreOf(item, keyword);
    if (score > 0) scores.set(item, score);
  }
}

async function blockOf(sources: Sources, name: number, days: readonly number[]): Promise<Block> {
  const ofMarket = blocks.get(rootOf(sources)) ?? new Map<number, Block>();
  blocks.set(rootOf(sources), ofMarket);
  const read: (readonly NewsItem[])[] = [];
  for (const day of days) read.push(await writtenDay(sources, day));
  const known = ofMarket.get(name);
  if (known?.days.length === read.length && known.days.every((day, at) => day === read[at])) return known;
  const items = read.flat();
  const fresh = { days: read, items, index: createWordIndex(textsOf(items)) };
  ofMarket.set(name, fresh);
  return fresh;
}

function* textsOf(items: readonly NewsItem[]): Generator<string> {
  for (const item of items) yield foldWord(`${item.title}\n${plain(item)}`);
}

const plain = ({ content }: NewsItem) => content.replace(/<[^>]*>/g, '');

/** Folded texts of items found before. */
const searched = new WeakMap<NewsItem, { readonly title: string; readonly content: string }>();

function scoreOf(item: NewsItem, keyword: string): number {
  let texts = searched.get(item);
  if (!texts) {
    texts = { title: foldWord(item.title), content: foldWord(plain(item)) };
    searched.set(item, texts);
  }
  if (texts.title.includes(keyword)) return isArticle(item) ? 4 : 3;
  if (!texts.content.includes(keyword)) return 0;
  return isArticle(item) ? 2 : 1;
}
