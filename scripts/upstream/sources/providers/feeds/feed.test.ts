import { describe, expect, test } from 'vitest';
import { kindOf } from './feed.ts';
import { publishers } from './publishers.ts';

describe('a feed that holds flashes and articles', () => {
  const [feed] = publishers.BLOCKBEATS.feeds;

  test.each([
    ['https://m.theblockbeats.info/flash/137547', 'flash'],
    ['https://www.theblockbeats.info/news/60001', 'article'],
    // Words of the address that are no place, and what is no address.
    ['https://m.theblockbeats.info/flash/1?from=/news/2', 'flash'],
    ['/news/60001', 'flash'],
    ['', 'flash'],
  ])('tells them apart by their address: %s', (link, kind) => {
    expect(feed && kindOf(feed, { categories: [], link })).toBe(kind);
  });

  test('or by their category', () => {
    const [other] = publishers.CHAINCATCHER.feeds;
    const kind = (categories: readonly string[]) =>
      other && kindOf(other, { categories, link: 'https://www.chaincatcher.com/news/1' });
    expect([kind(['文章']), kind(['快讯'])]).toEqual(['article', 'flash']);
  });
});
