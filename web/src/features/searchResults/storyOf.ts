import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import type { Notice } from '@coinmirror/shared/contract/news/notices.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { beginningOf, type Story } from './StoryHits.tsx';

/** A flash or an article as a search result. */
export function storyOfNews(item: NewsItem): Story {
  const { id, title, author, source, time, coins, language } = item;
  return {
    key: String(id),
    href: hrefTo('newsItem', { id: String(id) }),
    title,
    words: beginningOf(item),
    from: author || source,
    time,
    coins: coins.map(({ name }) => name),
    ...(language === 'en' && { english: item }),
  };
}

/** An exchange's or a wallet's notice as a search result. */
export function storyOfNotice({ id, title, blocks, publisher, time, coins }: Notice): Story {
  return {
    key: String(id),
    href: hrefTo('noticeItem', { noticeid: String(id) }),
    title,
    words: beginningOf({ summary: '', blocks }),
    from: publisher.name,
    time,
    coins: coins.map(({ name }) => name),
  };
}
