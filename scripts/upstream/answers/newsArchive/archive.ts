import { DAY } from '@coinmirror/shared/time/units.ts';
import type { NewsItem, NewsPort } from '../../ports/news.ts';
import { NotConnectedError, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { pause } from '../concurrency/pause.ts';
import { type Facet, shelved } from './facets.ts';

/**
 * The news of a port that is edited. Throws NotConnectedError for another: what only an editor tells (sections, weight,
 * reads, translations) has no source there.
 */
export function editedNews(sources: Sources): NewsPort {
  const news = requirePort(sources, 'news');
  if (!news.isEdited) throw new NotConnectedError('news');
  return news;
}

/**
 * The instant until which news are reported, epoch ms: that of the market's cycle, which the texts of an edited port state; of
 * another port the clock's own, since the market stands still while no exchange answers.
 */
export function newsNow(sources: Sources): number {
  return requirePort(sources, 'news').isEdited ? sources.clock.now() : sources.clock.exact();
}

/** The items of a day, newest first. Writing a day for the first time takes a while, so other requests go first. */
export async function writtenDay(sources: Sources, day: number): Promise<readonly NewsItem[]> {
  const newsroom = requirePort(sources, 'news');
  if (!newsroom.isReady(day)) await pause();
  return newsroom.day(day);
}

/** The newest `count` wanted items with all of the facets, published at or before `from` (epoch ms), newest first. */
export async function before(
  sources: Sources,
  from: number,
  count: number,
  facets: readonly Facet[],
  isWanted: (item: NewsItem) => boolean = () => true,
): Promise<NewsItem[]> {
  const found: NewsItem[] = [];
  for (const day of requirePort(sources, 'news').days()) {
    if (day > from) continue;
    for (const item of shelved(await writtenDay(sources, day), facets)) {
      if (item.time <= from && isWanted(item)) found.push(item);
      if (found.length === count) return found;
    }
  }
  return found;
}

/** The first `count` wanted items with all of the facets published after `from` (epoch ms), newest first. */
export async function after(
  sources: Sources,
  from: number,
  count: number,
  facets: readonly Facet[],
  isWanted: (item: NewsItem) => boolean = () => true,
): Promise<NewsItem[]> {
  const found: NewsItem[] = [];
  for (const day of requirePort(sources, 'news').days().toReversed()) {
    if (day + DAY <= from) continue;
    for (const item of shelved(await writtenDay(sources, day), facets).toReversed()) {
      if (item.time > from && isWanted(item)) found.push(item);
      if (found.length === count) return found.reverse();
    }
  }
  return found.reverse();
}

/** All items of the archive with all of the facets, newest first; only days that end after `since` (epoch ms). */
export async function everything(
  sources: Sources,
  facets: readonly Facet[],
  since = 0,
): Promise<readonly NewsItem[]> {
  const days: (readonly NewsItem[])[] = [];
  for (const day of requirePort(sources, 'news').days()) {
    if (day + DAY <= since) break;
    days.push(shelved(await writtenDay(sources, day), facets));
  }
  return days.flat();
}
