import type { NewsItem } from '../../content/news/item.ts';
import { type Newsroom, newsroomOf } from '../../content/news/newsroom.ts';
import type { MarketSource } from '../../market/source.ts';
import { DAY } from '../../market/time.ts';
import { pause } from '../pause.ts';

type Wanted = (item: NewsItem) => boolean;

/** The newest `count` wanted items published at or before `from` (epoch ms), newest first. */
export async function before(
  market: MarketSource,
  from: number,
  count: number,
  isWanted: Wanted,
): Promise<NewsItem[]> {
  const newsroom = newsroomOf(market);
  const found: NewsItem[] = [];
  for (const day of newsroom.days()) {
    if (day > from) continue;
    for (const item of await newsroom.day(day)) {
      if (item.time <= from && isWanted(item)) found.push(item);
      if (found.length === count) return found;
    }
  }
  return found;
}

/** The `count` wanted items published first after `from` (epoch ms), newest first. */
export async function after(
  market: MarketSource,
  from: number,
  count: number,
  isWanted: Wanted,
): Promise<NewsItem[]> {
  const newsroom = newsroomOf(market);
  const found: NewsItem[] = [];
  for (const day of newsroom.days().toReversed()) {
    if (day + DAY <= from) continue;
    for (const item of (await newsroom.day(day)).toReversed()) {
      if (item.time > from && isWanted(item)) found.push(item);
      if (found.length === count) return found.reverse();
    }
  }
  return found.reverse();
}

/** Everything wanted in the archive, newest first; of the days that end after `since` (epoch ms), where it is given. */
export async function wholeArchive(
  market: MarketSource,
  isWanted: Wanted,
  since = 0,
): Promise<readonly NewsItem[]> {
  const newsroom: Newsroom = newsroomOf(market);
  const days = [];
  for (const day of newsroom.days()) {
    if (day + DAY <= since) break;
    // Writing months of news takes a second: others are answered in between.
    if (!newsroom.isReady(day)) await pause();
    days.push((await newsroom.day(day)).filter(isWanted));
  }
  return days.flat();
}
