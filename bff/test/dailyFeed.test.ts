import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

const { upstream, gateway } = await startFakeSite({ PUBLIC_ORIGIN: 'https://coinmirror.example' });
const DAY = 86_400;
const LAST = Date.parse('2026-11-19T00:00:00+08:00') / 1000;
const beginOf = (date: string | null) => (date === null ? LAST : Date.parse(`${date}T00:00:00+08:00`) / 1000);

const dayAt = (begintime: number) => ({
  begintime,
  endtime: begintime + DAY,
  firsttime: LAST - 89 * DAY,
  lasttime: LAST,
  coins: [
    { code: 'bitcoin', symbol: 'BTC', name: '比特币', logo: '', close: 90_000, changerate: -2, turnover: 1 },
  ],
  market_cap: 3e12,
  lastmarket_cap: 3.1e12,
  turnover: 1e11,
  lastturnover: null,
  feargreed: 40,
  lastfeargreed: 45,
  longs: null,
  shorts: null,
  flashes: [{ id: 5, title: '交易所 <维护>', issuetime: begintime + 3_600 }],
  flash_count: 30,
  events: [{ id: 'x', title: '期权交割', date_event: begintime + DAY, all_day: 1 }],
});
upstream.on('/api/v4/news/daily', ({ query }) => ({
  body: { code: 200, msg: '', data: dayAt(beginOf(query.get('date'))) },
}));

test('the feed of days tells the last seven in both formats, newest first, each with its sentence and its page', async () => {
  const headers = { host: 'coinmirror.example', 'x-forwarded-proto': 'https' };
  const rss = parseRssFeed((await ask(gateway.origin, '/feeds/daily.xml', { headers })).body);
  const json = parseJsonFeed((await ask(gateway.origin, '/feeds/daily.json', { headers })).body);
  const items = json.items ?? [];
  expect(items.map(({ url }) => url)).toEqual(
    ['19', '18', '17', '16', '15', '14', '13'].map(
      (day) => `https://coinmirror.example/daily?date=2026-11-${day}`,
    ),
  );
  expect(rss.items?.map(({ link, title }) => [link, title])).toEqual(
    items.map(({ url, title }) => [url, title]),
  );
  expect(items[0]?.content_text).toContain('比特币收于 $90,000');
  expect(items[0]?.content_text).toContain('01:00 交易所 <维护>');
  expect(items[0]?.content_text).toContain('第二天：期权交割');
  // A day is published as it ends.
  expect(Date.parse(String(items[0]?.date_published))).toBe((LAST + DAY) * 1000);
});

test.each([
  ['first HTML', 'text/html', '交易所 &lt;维护&gt;'],
  ['Markdown', 'text/markdown', '交易所'],
])('the %s of a day holds its coins, its news and what comes the day after', async (_what, accept, news) => {
  const headers = { host: 'coinmirror.example', 'x-forwarded-proto': 'https', accept };
  const { body, status } = await ask(gateway.origin, '/daily', { headers });
  expect(status).toBe(200);
  for (const words of ['比特币', '当天要闻', news, '第二天', '期权交割']) expect(body).toContain(words);
});

test('the first HTML of a day stands under the news, as the page says', async () => {
  const headers = { host: 'coinmirror.example', 'x-forwarded-proto': 'https' };
  const { body } = await ask(gateway.origin, '/daily', { headers });
  const shown = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(shown).toMatch(/首页 › 资讯 › 日报|首页 资讯 日报/);
});
