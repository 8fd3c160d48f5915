import { TEST_DAYS } from '@coinmirror/testing/testDays.ts';
import { ask, createTestWorld, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it, test } from 'vitest';
import { NEWS_ARGS } from '../pages/newsTabs.ts';
import { hrefOfLink } from '../routes/hrefTo.ts';
import { beijingMidnight } from '../time/midnight.ts';
import { DAY, HOUR, MINUTE } from '../time/units.ts';
import { articlesSentence, flashSentence } from './news.ts';
import { textOf } from './sentence.ts';

const ALL = { kind: 'all', coin: '', isOwn: false } as const;

describe.each(TEST_DAYS)('on %s', (_name, day) => {
  const now = TEST_TIME + day * DAY + 10 * MINUTE;
  const context = { ...testContext, sources: createTestWorld(() => now) };

  it('counts the flashes of an hour as the list has them, and links the weightiest', async () => {
    const page = await ask('newsList', NEWS_ARGS.flashes('all'), context);
    const recent = page.rows.filter(({ time }) => time > now - HOUR);
    const said = flashSentence(page, ALL, now) ?? [];
    expect(recent.length).toBeGreaterThan(0);
    const important = recent.find((item) => item.important);
    const first = important ? '最重 ' : '无重要消息，最近 ';
    expect(textOf(said)).toMatch(new RegExp(`^过去一小时 ${recent.length} 条，${first}.+。$`));
    const links = said.flatMap((part) => (typeof part === 'string' ? [] : [hrefOfLink(part.link)]));
    expect(links[0]).toBe('/news/flash.html');
    const id = Number(/news\/(\d+)/.exec(links[1] ?? '')?.[1]);
    expect(id).toBe((important ?? recent[0])?.id);
  });

  it('counts the articles of the day', async () => {
    const page = await ask('newsList', NEWS_ARGS.articles('headlines'), context);
    const today = page.rows.filter(({ time }) => time >= beijingMidnight(now));
    const said = articlesSentence(page, now);
    expect(said && textOf(said)).toMatch(
      today.length > 0 ? new RegExp(`^今天 ${today.length} 篇，先读 `) : /^今天还没有新文章，最近一篇 /,
    );
  });
});

test('an hour without flashes names the newest one, and its time', async () => {
  const page = await ask('newsList', NEWS_ARGS.flashes('important'));
  const [newest] = page.rows;
  const said = flashSentence(page, { ...ALL, kind: 'important' }, (newest?.time ?? 0) + 2 * HOUR);
  expect(said && textOf(said)).toMatch(/^过去一小时没有重要快讯；最近一条 \d\d:\d\d .+。$/);
});

test('flashes of one coin, or of the own ones, are called so, and the count links to their list', async () => {
  const page = await ask('newsList', NEWS_ARGS.flashes('all', 'bitcoin'));
  const now = (page.rows[0]?.time ?? 0) + MINUTE;
  const ofCoin = flashSentence(page, { ...ALL, coin: 'bitcoin' }, now) ?? [];
  expect(textOf(ofCoin)).toMatch(/^过去一小时 \d+ 条 BTC 快讯，/);
  const [first] = ofCoin.flatMap((part) => (typeof part === 'string' ? [] : [hrefOfLink(part.link)]));
  expect(first).toBe('/news/flash.html?coin=bitcoin');
  const own = flashSentence(page, { kind: 'important', coin: '', isOwn: true }, now + 9 * HOUR) ?? [];
  expect(textOf(own)).toMatch(/^过去一小时没有自选币重要快讯；/);
});

test('without news there is no sentence', () => {
  const none = { rows: [], next: null, lead: null };
  expect(flashSentence(none, ALL, TEST_TIME)).toBeNull();
  expect(articlesSentence(none, TEST_TIME)).toBeNull();
});

test('lists hold Chinese items only, unless English ones are asked for', async () => {
  const [usual, all] = await Promise.all([
    ask('newsList', NEWS_ARGS.flashes('all')),
    ask('newsList', { ...NEWS_ARGS.flashes('all'), lang: 'all' }),
  ]);
  expect(new Set(usual.rows.map(({ language }) => language))).toEqual(new Set(['zh']));
  expect(all.rows.map(({ language }) => language)).toContain('en');
});
