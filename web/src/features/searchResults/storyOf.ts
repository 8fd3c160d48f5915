import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import type { Notice } from '@coinmirror/shared/contract/news/notices.ts';
import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Story } from './StoryHits.tsx';

/** A flash or an article as a search result. */
export function storyOfNews({ id, title, summary, blocks, author, source, time, coins }: NewsItem): Story {
  return {
    key: String(id),
    href: hrefTo('newsItem', { id: String(id) }),
    title,
    words: summary || wordsOf(blocks),
    from: author || source,
    time,
    coins: coins.map(({ name }) => name),
  };
}

/** An exchange's or a wallet's notice as a search result. */
export function storyOfNotice({ id, title, blocks, publisher, time, coins }: Notice): Story {
  return {
    key: String(id),
    href: hrefTo('noticeItem', { noticeid: String(id) }),
    title,
    words: wordsOf(blocks),
    from: publisher.name,
    time,
    coins: coins.map(({ name }) => name),
  };
}

function wordsOf(blocks: readonly TextBlock[]): string {
  return blocks.map(({ text }) => text).join(' ');
}
