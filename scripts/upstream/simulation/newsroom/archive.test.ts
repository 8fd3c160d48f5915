import { NEWS_CHANNELS, NEWS_FOUND_MAX } from '@coinmirror/shared/contract/news/sections.ts';
import { TEST_SEED, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, test } from 'vitest';
import { everything, after as itemsAfter, before as itemsBefore } from '../../answers/newsArchive/archive.ts';
import { ARTICLES, type Facet, shelved } from '../../answers/newsArchive/facets.ts';
import { monthsOf } from '../../answers/newsArchive/months.ts';
import { searchArchive } from '../../answers/newsArchive/searchArchive.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { NewsItem } from '../../ports/news.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { createSimulatedSources } from '../ports/sources.ts';
import { manyArticles, RARE_WORD } from './manyArticles.ts';

const sources = createSimulatedSources({
  seed: TEST_SEED,
  now: () => TEST_TIME,
  reporters: [manyArticles(30)],
});
const newsroom = requirePort(sources, 'news');
const all = (await Promise.all(newsroom.days().map((day) => newsroom.day(day)))).flat();
const ids = (items: readonly NewsItem[]) => items.map(({ id }) => id);

describe('combined filters of the archive', () => {
  const defiCoins = new Set(
    coinCatalogue.filter(({ conceptIds }) => conceptIds.includes('defi')).map(({ code }) => code),
  );
  const cases: readonly (readonly [readonly Facet[], (item: NewsItem) => boolean])[] = [
    [[], () => true],
    [[ARTICLES, 'coin/ethereum'], ({ coins }) => coins.includes('ethereum')],
    [[`channel/${NEWS_CHANNELS.policy}`, 'desk/editors'], ({ section }) => section === 'policy'],
    [
      [`channel/${NEWS_CHANNELS.headlines}`, 'concept/defi'],
      ({ headline, coins }) => headline === true && coins.some((code) => defiCoins.has(code)),
    ],
    [['coin/bitcoin', 'coin/nobody'], () => false],
  ];

  test.each(cases)(
    '%j: give the same items in the same order as reading every item',
    async (facets, isWanted) => {
      const wanted = all.filter(isWanted);
      expect(ids(await everything(sources, facets))).toEqual(ids(wanted));
      expect(ids(await itemsBefore(sources, TEST_TIME, 25, facets))).toEqual(ids(wanted.slice(0, 25)));
      const [, , third] = wanted;
      if (!third) return;
      expect(ids(await itemsAfter(sources, third.time, 5, facets))).toEqual(ids(wanted.slice(0, 2)));
      expect(ids(await itemsBefore(sources, third.time, 3, facets))).toEqual(ids(wanted.slice(2, 5)));
    },
  );

  test('use an index: a sorted day is not read again', () => {
    let reads = 0;
    const counted = (item: NewsItem) =>
      new Proxy(item, {
        get(of, key) {
          reads += 1;
          return Reflect.get(of, key);
        },
      });
    const day = all.slice(0, 3).map(counted);
    shelved(day, [ARTICLES]);
    const once = reads;
    expect(shelved(day, [ARTICLES])).toHaveLength(3);
    expect(shelved(day, ['coin/nobody'])).toHaveLength(0);
    expect(once).toBeGreaterThan(0);
    expect(reads).toBe(once);
  });
});

describe('a search of the archive', () => {
  test.each([RARE_WORD, '协议', '灯', 'btc 观察', '没有这样的词'])(
    'for “%s” finds the items that contain it',
    async (word) => {
      const held = all.filter(({ title, content }) => `${title}\n${content}`.toLowerCase().includes(word));
      const found = await searchArchive(sources, word);
      expect(ids(found).toSorted()).toEqual(ids(held).toSorted());
    },
  );

  test('for a word of nearly all items finds the newest, up to the limit', async () => {
    const found = await searchArchive(sources, '成交');
    expect(found).toHaveLength(NEWS_FOUND_MAX);
    expect(new Set(ids(found))).toEqual(new Set(ids(all.slice(0, NEWS_FOUND_MAX))));
  });
});

test('the months hold every article once, oldest first', async () => {
  const months = await monthsOf(sources);
  expect(months.map(({ month }) => month)).toEqual(
    months
      .map(({ month }) => month)
      .toSorted()
      .reverse(),
  );
  expect(months.toReversed().flatMap((one) => one.ids)).toEqual(ids(all).toReversed());
});
