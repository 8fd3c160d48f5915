import type { NewsLanguage } from '@coinmirror/shared/contract/news/sections.ts';
import { readRichText } from '@coinmirror/shared/contract/richText.ts';
import { excerpt } from '@coinmirror/shared/format/excerpt.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { NewsItem } from '../../ports/news.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { everything } from '../newsArchive/archive.ts';
import { CHINESE, type Facet, isChinese } from '../newsArchive/facets.ts';
import { minuteOf, quotedAtOf } from '../newsArchive/quotedPrices.ts';
import type { FeedEntry } from './feed.ts';

/** Characters of an article shown under its headline. */
const SHOWN = 110;

/** News about a coin since the day of `since`: flashes that name it first, and articles that name it. */
export async function newsroomEntries(
  code: string,
  language: NewsLanguage,
  since: number,
  sources: Sources,
): Promise<readonly FeedEntry[]> {
  const facets: readonly Facet[] = language === 'all' ? [] : [CHINESE];
  const items = await everything(sources, [`about/${code}`, ...facets], since);
  return items.map(newsEntry);
}

function newsEntry(item: NewsItem): FeedEntry {
  const { id, title, content, section, time, author } = item;
  const isArticle = section !== 'flash';
  const text = plain(content);
  return {
    id: `news-${id}`,
    type: 'flash',
    time,
    title,
    content: isArticle ? excerpt(text, SHOWN) : text,
    author,
    quotedAt: quotedAtOf(item),
    url: hrefTo('newsItem', { id: String(id) }),
    isArticle,
    ...(!isChinese(item) && { language: 'en' }),
  };
}

/** Notices of exchanges and wallets about a coin from `since` until now, newest first. */
export async function noticeEntries(
  code: string,
  since: number,
  sources: Sources,
): Promise<readonly FeedEntry[]> {
  const notices = await requirePort(sources, 'notices').between(since, sources.clock.now());
  return notices
    .filter(({ coins }) => coins.includes(code))
    .map((notice) => ({
      id: `notice-${notice.id}`,
      type: 'notice',
      time: notice.time,
      title: notice.title,
      content: plain(notice.lead),
      author: notice.publisher.name,
      quotedAt: minuteOf(notice.time),
      url: hrefTo('noticeItem', { noticeid: String(notice.id) }),
    }));
}

function plain(html: string): string {
  return readRichText(html)
    .filter(({ kind }) => kind !== 'heading')
    .map(({ text }) => text)
    .join(' ');
}
