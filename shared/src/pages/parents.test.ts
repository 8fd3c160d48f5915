import { describe, expect, test } from 'vitest';
import { routeNames } from '../manifest/pages.ts';
import { trailTo } from './parents.ts';

describe('trail', () => {
  test.each([
    ['home', ['home']],
    ['coin', ['home', 'coinList', 'coin']],
    ['coinFeed', ['home', 'coinList', 'coin', 'coinFeed']],
    [
      'exchangeDynamicArticle',
      ['home', 'exchangeList', 'exchange', 'exchangeDynamic', 'exchangeDynamicArticle'],
    ],
    ['dataMtGoxHistory', ['home', 'data', 'dataMtGox', 'dataMtGoxHistory']],
    ['newsItem', ['home', 'news', 'newsItem']],
    ['hotMax', ['home', 'hotMax']],
  ] as const)('to %s is %j', (name, trail) => {
    expect(trailTo(name)).toEqual(trail);
  });

  test('begins at home and ends at its page, without repetition', () => {
    for (const name of routeNames) {
      const trail = trailTo(name);
      expect(trail[0]).toBe('home');
      expect(trail.at(-1)).toBe(name);
      expect(new Set(trail).size).toBe(trail.length);
    }
  });
});
