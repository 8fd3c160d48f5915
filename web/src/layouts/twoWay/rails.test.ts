import { expect, test } from 'vitest';
import { railOf } from './rails.ts';

test.each([
  ['news', '', 'news'],
  ['news', '?tab=1', 'flash'],
  ['newsFlash', '', 'flash'],
  ['newsItem', '', 'news'],
  ['wikiNoun', '', 'wiki'],
  ['search', '?word=btc', 'none'],
  ['notice', '', 'notices'],
] as const)('beside %s%s stands the rail %s', (page, query, rail) => {
  expect(railOf(page, query)).toBe(rail);
});
