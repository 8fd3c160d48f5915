import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { ask, createTestWorld, TEST_TIME } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import type { NewsItem, NewsPort } from '../../ports/news.ts';
import { NotConnectedError } from '../../ports/requirePort.ts';
import { answer } from '../dispatch/answer.ts';

const base = createTestWorld(() => TEST_TIME);
const provenance = { kind: 'public', name: '一家' } as const;
const item = (id: number, section: NewsItem['section']): NewsItem => ({
  id,
  time: TEST_TIME - id * MINUTE,
  quotedAt: TEST_TIME - id * MINUTE,
  section,
  title: `标题 ${id}`,
  content: '<p>摘要</p>',
  desk: 'press',
  author: '一家',
  source: '一家',
  series: 'press',
  url: `https://www.example.com/${id}`,
  coins: ['bitcoin'],
  headline: section === 'press',
});
const items = [item(1, 'flash'), item(2, 'press'), item(3, 'flash')];
const news: NewsPort = {
  provenance,
  isEdited: false,
  desks: async () => [{ code: 'press', name: '一家', intro: '' }],
  days: () => [beijingMidnight(TEST_TIME)],
  day: async () => items,
  find: async (id) => items.find((one) => one.id === id) ?? null,
  reads: async (ids) => ids.map(() => null),
  isReady: () => true,
};
const from = (more: object) => ({ sources: { ...base, news, ...more }, token: '' });
const world = from({});

test('news that nobody edits have their publisher and original, and neither weight, reads nor length', async () => {
  const { rows } = await ask('newsList', { channelid: NEWS_CHANNELS.headlines }, world);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    title: '标题 2',
    author: '一家',
    authorCode: 'press',
    original: 'https://www.example.com/2',
    important: false,
    reads: null,
    minutes: null,
  });
  expect((await ask('newsDesks', {}, world)).map(({ name, count }) => [name, count])).toEqual([['一家', 1]]);
  expect((await ask('newsDetail', { id: 3 }, world)).previous).toBeNull();
  await expect(ask('newsList', { authorid: 'nobody' }, world)).rejects.toThrow('没有这位作者');
});

test('are told while the market stands still', async () => {
  const clock = { now: () => TEST_TIME - 10 * MINUTE, exact: () => TEST_TIME };
  const { rows } = await ask('newsList', { channelid: NEWS_CHANNELS.everything }, from({ clock }));
  expect(rows).toHaveLength(3);
});

test.each([
  ['newsHot', {}],
  ['newsWeekly', {}],
  ['newsTranslation', { id: 1 }],
  ['newsList', { kind: 'important' }],
  ['newsList', { authorid: 'editors' }],
  ['newsList', { channelid: NEWS_CHANNELS.policy }],
] as const)('%s %j needs an editor', async (name, params) => {
  expect((await answer(name, params, world)).body).toMatchObject({ code: 1501 });
});

test('prices are asked for once a coin, again where one was not known, and never keep the news away', async () => {
  const asked: number[] = [];
  const candles = {
    ...base.candles,
    provenance,
    prices: async (_code: string, times: readonly number[]) => {
      asked.push(times.length);
      return times.map(() => null);
    },
  };
  const anew = { ...news, day: async () => items.map((one) => ({ ...one })) };
  const fresh = items.map((one) => ({ ...one }));
  const own = from({ candles, news: { ...news, day: async () => fresh } });
  const list = { channelid: NEWS_CHANNELS.everything };
  expect((await ask('newsList', list, own)).rows.map(({ coins }) => coins[0]?.priceThen)).toEqual([
    null,
    null,
    null,
  ]);
  await ask('newsList', list, own);
  expect(asked).toEqual([3, 3]);
  const away = { ...candles, prices: () => Promise.reject(new NotConnectedError('candles')) };
  const coins = { ...base.coins, all: () => Promise.reject(new NotConnectedError('coins')) };
  expect((await ask('newsList', list, from({ candles: away, coins, news: anew }))).rows).toHaveLength(3);
});
