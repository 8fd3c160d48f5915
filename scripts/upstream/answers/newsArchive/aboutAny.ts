import { NEWS_COINS_MAX } from '@coinmirror/shared/contract/news/sections.ts';
import type { NewsItem } from '../../ports/news.ts';

/** Whether an item is about any of the coins, given by code with commas between; every item where none is given. */
export function aboutAny(codes: string): (item: Pick<NewsItem, 'coins'>) => boolean {
  if (codes === '') return () => true;
  const wanted = new Set(codes.split(',').slice(0, NEWS_COINS_MAX));
  return ({ coins }) => coins.some((code) => wanted.has(code));
}
