import { ask, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

const REACH = 61 * 86_400_000;

describe('a coin’s feed', () => {
  it('contains the newsroom’s items about the coin, with the same address and price', async () => {
    const feed = await ask('coinFeed', { coincode: 'bitcoin', type: 'flash', per_page: 40 });
    const news = await ask('coinNews', { coincode: 'bitcoin', per_page: 40 });
    expect(feed.rows.length).toBe(40);
    expect(feed.rows.map(({ title }) => title)).toEqual(news.rows.map(({ title }) => title));
    expect(feed.rows.map(({ path }) => path)).toEqual(news.rows.map(({ id }) => `/news/${id}.html`));
    const then = news.rows.map(({ coins }) => coins.find(({ code }) => code === 'bitcoin')?.priceThen);
    expect(feed.rows.map(({ price }) => price)).toEqual(then);
    expect(feed.rows.map(({ isArticle }) => isArticle)).toEqual(
      news.rows.map(({ section }) => section !== 'flash'),
    );
  });

  it('contains the exchanges’ notices about the coin, and no other notices', async () => {
    const feed = await ask('coinFeed', { coincode: 'ethereum', type: 'notice', per_page: 100 });
    const { rows } = await ask('noticeList', { coincode: 'ethereum', per_page: 100 });
    const recent = rows.filter(({ time }) => time >= (feed.rows.at(-1)?.time ?? 0));
    expect(feed.rows.length).toBeGreaterThan(0);
    expect(feed.rows.map(({ title }) => title)).toEqual(recent.map(({ title }) => title));
    for (const { time } of feed.rows) expect(time).toBeGreaterThan(TEST_TIME - REACH);
  });

  it('of a coin without news coverage comes from the market, and has no links', async () => {
    const { rows } = await ask('coinRank', { type: 4, pagesize: 1 });
    const code = rows[0]?.code ?? '';
    const feed = await ask('coinFeed', { coincode: code, type: 'flash', per_page: 100 });
    expect(feed.rows.length).toBeGreaterThan(0);
    expect(new Set(feed.rows.map(({ path }) => path))).toEqual(new Set(['']));
  });
});
