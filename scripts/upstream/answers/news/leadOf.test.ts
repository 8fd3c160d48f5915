import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ask, TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { leadOf } from './leadOf.ts';

const { headlines, articles } = NEWS_CHANNELS;

test('the front page leads with the article of the day whose coin moved the most value, and no other list leads', async () => {
  const { rows, lead } = await ask('newsList', { channelid: headlines, per_page: 20 });
  const coins = await testContext.sources.coins.all();
  const movedBy = (code: string | undefined) => {
    const coin = coins.find((one) => one.code === code);
    if (!coin || coin.marketCap === null || coin.change24h === null) return 0;
    return Math.abs(coin.marketCap - coin.marketCap / (1 + coin.change24h / 100));
  };
  const today = rows.filter(({ time }) => time > TEST_TIME - DAY);
  const most = Math.max(...today.map(({ coins: [main] }) => movedBy(main?.code)));
  const first = rows.find(({ id }) => id === lead);
  expect(most).toBeGreaterThan(0);
  expect(movedBy(first?.coins[0]?.code)).toBe(most);

  expect((await ask('newsList', { channelid: articles, per_page: 20 })).lead).toBeNull();
  const older = { channelid: headlines, per_page: 20, timestamp: TEST_TIME / 1000 - 86_400 };
  expect((await ask('newsList', older)).lead).toBeNull();
});

test('an old article, or one about a coin of unknown value, does not lead', async () => {
  const [item] = (await testContext.sources.news?.day(testContext.sources.news.days()[0] ?? 0)) ?? [];
  if (!item) throw new Error('no news');
  const coin = { code: item.coins[0] ?? '', marketCap: 1e9, change24h: -5 };
  expect(leadOf([item], [coin], item.time + DAY - 1)).toBe(item);
  expect(leadOf([item], [coin], item.time + DAY)).toBeNull();
  expect(leadOf([item], [{ ...coin, marketCap: null }], item.time)).toBeNull();
  expect(leadOf([item], [{ ...coin, change24h: null }], item.time)).toBeNull();
});
