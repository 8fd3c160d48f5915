import { expect, test } from 'vitest';
import { comparesOn } from './comparesOn.ts';

test.each([
  'home',
  'homeSub',
  'coinList',
  'coin',
  'coinMarket',
  'hotRise',
  'conceptItem',
  'userTicker',
] as const)('coins are compared on %s', (page) => {
  expect(comparesOn(page)).toBe(true);
});

test.each([
  null,
  'news',
  'newsItem',
  'newsFlash',
  'coinFeed',
  'notice',
  'announcementItem',
  'weekly',
  'wikiNoun',
  'tutorial',
  'contact',
  'submitCoin',
  'userSetting',
  'kline',
] as const)('nobody compares on %s', (page) => {
  expect(comparesOn(page)).toBe(false);
});
