import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import { describe, expect, test } from 'vitest';
import type { NewsItem } from '../../ports/news.ts';
import { readSourcesConfig } from '../config/sourcesConfig.ts';
import { newsPorts } from '../ports/newsPorts.ts';
import { openMarketStore } from '../store/marketStore.ts';
import type { NewsDraft } from '../store/news.ts';
import { createStubWorld } from '../testing/stubWorld.ts';
import { nastyFeeds } from '../testing/world/others/feeds.ts';
import { feedPoll } from './collectFeed.ts';
import { createNewsPort } from './newsPort.ts';

const NOON = Date.parse('2026-03-10T04:00:30Z');
const TODAY = beijingMidnight(NOON);

const draft = (name: string, time = NOON - HOUR, more: Partial<NewsDraft> = {}): NewsDraft => ({
  guid: name,
  link: `https://www.example.com/${name}`,
  kind: 'flash',
  title: `${name} 的标题足够长`,
  summary: '摘要',
  time,
  ...more,
});
const open = (dataDir: string | null = null) => openMarketStore({ dataDir, now: () => NOON }).news;

describe('what is kept', () => {
  test('has an id by its second, the same after a restart, even without the file', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'news-'));
    const first = openMarketStore({ dataDir, now: () => NOON });
    first.news.save('ODAILY', [draft('a'), draft('b', NOON - 2 * HOUR)], NOON);
    const stored = first.news.day(TODAY);
    first.close();
    expect(open(dataDir).day(TODAY)).toEqual(stored);
    const anew = open();
    anew.save('ODAILY', [draft('a'), draft('b', NOON - 2 * HOUR)], NOON);
    expect(anew.day(TODAY)).toEqual(stored);
    expect(stored.map(({ guid }) => guid)).toEqual(['a', 'b']);
    expect((stored[0]?.id ?? 0) - (stored[1]?.id ?? 0)).toBe(3600);
  });

  test('shares no second, stays in its minute, and is never ahead of now', () => {
    const news = open();
    const minute = NOON - 30 * SECOND;
    news.save('ODAILY', [draft('a', minute), draft('b', minute), draft('c', minute)], NOON);
    news.save('PANEWS', [draft('d', NOON), draft('e', NOON)], NOON);
    const times = news.day(TODAY).map(({ time }) => time);
    expect(new Set(times).size).toBe(5);
    for (const time of times) {
      expect(time).toBeLessThanOrEqual(NOON);
      expect(Math.floor(time / MINUTE)).toBe(Math.floor(NOON / MINUTE));
    }
  });

  test('is kept once: the same link, the same title of letters of either script', () => {
    const news = open();
    news.save('ODAILY', [draft('a', NOON - HOUR, { title: '币安将上线 ONDO，现货！' })], NOON);
    news.save('PANEWS', [draft('x', NOON, { link: 'https://www.example.com/a' })], NOON);
    news.save('BLOCKTEMPO', [draft('y', NOON, { title: '幣安將上線ONDO 現貨' })], NOON);
    expect(news.day(TODAY).map(({ source }) => source)).toEqual(['ODAILY']);
    // A daily title is of another text a day later, a short one at once.
    news.save('PANEWS', [draft('z', NOON - 2 * DAY, { title: '币安将上线 ONDO，现货！' })], NOON);
    expect(news.day(TODAY - 2 * DAY)).toHaveLength(1);
    news.save('PANEWS', [draft('m', NOON, { title: '早报' }), draft('n', NOON, { title: '早报' })], NOON);
    expect(news.day(TODAY)).toHaveLength(3);
  });

  test('takes its publisher’s correction under its old id, by guid or link, and nobody else’s', () => {
    const news = open();
    news.save('ODAILY', [draft('a')], NOON);
    const [before] = news.day(TODAY);
    news.save(
      'PANEWS',
      [draft('q', NOON, { link: 'https://www.example.com/a', title: '别家的另一个标题' })],
      NOON,
    );
    expect(news.day(TODAY)).toEqual([before]);
    news.save(
      'ODAILY',
      [draft('a', NOON, { link: 'https://www.example.com/moved', title: '更正后的标题' })],
      NOON,
    );
    expect(news.day(TODAY)).toEqual([{ ...before, title: '更正后的标题' }]);
  });

  test('is swept after ninety days', async () => {
    const clock = { now: NOON };
    const store = openMarketStore({ dataDir: null, now: () => clock.now });
    store.news.save('ODAILY', [draft('a')], NOON);
    clock.now += 92 * DAY;
    expect(store.news.days(clock.now)).toEqual([]);
    await store.sweep();
    expect(store.news.day(TODAY)).toEqual([]);
  });
});

describe('a poll of a feed', () => {
  const item = (name: string, time: number, more = '') =>
    `<item><title>${name} 的标题</title><link>https://www.example.com/${name}</link><pubDate>${new Date(time).toUTCString()}</pubDate>${more}</item>`;

  async function collected(items: string) {
    const world = createStubWorld({
      now: NOON,
      answers: { 'CHAINCATCHER /rss/clist': `<rss><channel>${items}</channel></rss>` },
    });
    await feedPoll({ source: 'CHAINCATCHER', path: '/rss/clist', kind: 'flash', articles: '文章' }).run(
      world,
    );
    return { world, stored: world.store.news.day(TODAY) };
  }

  test('refuses the future and the archive, and takes a clock’s lead for now', async () => {
    const { stored, world } = await collected(
      item('tomorrow', NOON + DAY) + item('ahead', NOON + 20 * SECOND) + item('old', NOON - 100 * DAY),
    );
    expect(stored.map(({ guid, time }) => [guid, time])).toEqual([['https://www.example.com/ahead', NOON]]);
    expect(world.store.news.days(NOON)).toHaveLength(1);
  });

  test.each(Object.entries(nastyFeeds))('keeps nothing of a feed that is %s', async (_name, body) => {
    const world = createStubWorld({ now: NOON, answers: { 'ODAILY /rss/newsflash': body } });
    world.store.news.save('ODAILY', [draft('before')], NOON);
    await feedPoll({ source: 'ODAILY', path: '/rss/newsflash', kind: 'flash' }).run(world);
    expect(world.store.news.day(TODAY).map(({ guid }) => guid)).toEqual(['before']);
  });

  test('knows an article among flashes by its category', async () => {
    const { stored } = await collected(
      item('a', NOON - HOUR, '<category>文章</category>') +
        item('b', NOON - MINUTE, '<category>快讯</category>'),
    );
    expect(stored.map(({ kind }) => kind)).toEqual(['flash', 'article']);
  });
});

describe('the port', () => {
  test('says who wrote it and where, what it names, and nothing that no feed tells', async () => {
    const config = readSourcesConfig({ SOURCES_ODAILY: 'off' });
    const world = createStubWorld({ now: NOON });
    const { news } = newsPorts(world, config.sources);
    expect(() => news?.days()).toThrow('no source for news');
    world.store.news.save(
      'PANEWS',
      [draft('a', NOON - HOUR, { title: '币安将上线 ONDO', summary: `${'长'.repeat(300)}<b>` })],
      NOON,
    );
    expect(news?.days()).toEqual([TODAY]);
    const [item] = (await news?.day(TODAY)) ?? [];
    expect(item).toMatchObject({
      section: 'flash',
      desk: 'panews',
      author: 'PANews',
      source: 'PANews',
      url: 'https://www.example.com/a',
      coins: ['ondo-finance'],
      exchanges: ['binance'],
      headline: false,
    });
    expect(item?.content).toBe(`<p>${'长'.repeat(200)}…</p>`);
    expect(item).not.toHaveProperty('important');
    expect(await news?.find(item?.id ?? 0)).toBe(item);
    expect(await news?.find(5)).toBeNull();
    expect(await news?.reads([item?.id ?? 0])).toEqual([null]);
    expect((await news?.desks())?.map(({ code }) => code)).not.toContain('odaily');
  });

  test('reads a day once until it changes, and again after a failure', async () => {
    let days = [{ day: TODAY, revision: 0 }];
    let fails = true;
    const read: number[] = [];
    const port = createNewsPort({
      now: () => NOON + DAY,
      days: () => days,
      desks: async () => [],
      readDay: async ({ revision }): Promise<readonly NewsItem[]> => {
        read.push(revision);
        if (fails) throw new Error('gone');
        return [];
      },
    });
    await expect(port.day(TODAY)).rejects.toThrow('gone');
    fails = false;
    const first = await port.day(TODAY);
    expect(await port.day(TODAY)).toBe(first);
    days = [{ day: TODAY, revision: 1 }];
    expect(await port.day(TODAY)).not.toBe(first);
    expect(read).toEqual([0, 0, 1]);
    // Today is a day of the archive before anything has happened on it.
    expect(port.days()).toEqual([TODAY + DAY, TODAY]);
    expect(await port.day(TODAY + DAY)).toEqual([]);
  });

  test('has no source where every publisher is off', () => {
    const off = Object.fromEntries(
      ['ODAILY', 'PANEWS', 'CHAINCATCHER', 'BLOCKTEMPO', 'ABMEDIA', 'ZOMBIT', 'WUBLOCK'].map((name) => [
        `SOURCES_${name}`,
        'off',
      ]),
    );
    expect(newsPorts(createStubWorld({ now: NOON }), readSourcesConfig(off).sources)).toEqual({ news: null });
  });
});
