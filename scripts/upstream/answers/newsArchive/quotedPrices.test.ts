import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { ask, known } from '@coinmirror/testing/world.ts';
import { beforeAll, describe, expect, it } from 'vitest';

let flashes: readonly NewsItem[] = [];
beforeAll(async () => {
  const found: NewsItem[] = [];
  let timestamp: number | undefined;
  for (let page = 0; page < 6; page += 1) {
    const { rows, next } = await ask('newsList', {
      channelid: 24,
      per_page: 100,
      ...(timestamp !== undefined && { timestamp }),
    });
    found.push(...rows);
    timestamp = next === null ? undefined : next / 1000;
  }
  flashes = found;
});

/** Prices that a text states for an instant, or for a day's close. */
const STATED = /(?:\d\d:\d\d 报|收于|最后报价) \$([\d,.₀-₉]+)|\$([\d,.₀-₉]+) at \d\d:\d\d/g;
const textOf = ({ title, blocks }: NewsItem) => [title, ...blocks.map(({ text }) => text)].join('\n');
const statedIn = (item: NewsItem) =>
  [...textOf(item).matchAll(STATED)].flatMap(([, price, english]) => price ?? english ?? []);
const baseOf = (item: NewsItem) => item.coins[0]?.priceThen ?? null;

describe('the price that a flash states', () => {
  it('is the base of the change beside it', () => {
    const stating = flashes.filter((item) => item.coins.length === 1 && statedIn(item).length > 0);
    expect(stating.length).toBeGreaterThan(60);
    const others = stating.filter((item) => !statedIn(item).includes(formatPrice(known(baseOf(item)))));
    expect(others.map((item) => [item.title, baseOf(item)])).toEqual([]);
  });

  it('has its hour beside it, so that it contradicts no price now', () => {
    for (const item of flashes) expect(item.title).not.toMatch(/现报|整点报|，报 \$|last at|最新 \$/);
  });

  it('is the same wherever it is stated: one price, one change', () => {
    const bases = Map.groupBy(
      flashes.flatMap((item) =>
        item.coins.slice(0, 1).map(({ code, priceThen }) => ({
          key: `${code} ${item.quotedAt}`,
          priceThen,
        })),
      ),
      ({ key }) => key,
    );
    expect([...bases.values()].some((same) => same.length > 1)).toBe(true);
    for (const same of bases.values()) expect(new Set(same.map(({ priceThen }) => priceThen)).size).toBe(1);
  });

  it('is shown with the same base among the news of its coin and in its feed', async () => {
    for (const code of ['ethereum', 'shiba-inu']) {
      const news = await ask('coinNews', { coincode: code, per_page: 40 });
      const feed = await ask('coinFeed', { coincode: code, type: 'flash', per_page: 40 });
      expect(feed.rows.map(({ price }) => price)).toEqual(
        news.rows
          .slice(0, feed.rows.length)
          .map(({ coins }) => coins.find((coin) => coin.code === code)?.priceThen),
      );
      for (const row of news.rows) {
        const listed = flashes.find(({ id }) => id === row.id);
        if (listed) expect(listed.coins).toEqual(row.coins);
      }
    }
  });
});
