import { NEWS_TABS } from '@coinmirror/shared/pages/newsTabs.ts';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

const { upstream, gateway } = await startFakeSite({ PUBLIC_ORIGIN: 'https://coinmirror.example' });
const item = (id: number) => ({
  id,
  title: `标题 <b>${id}</b> & ]]>`,
  content: '<p>正文</p>',
  issuetime: 1_790_000_000 + id,
  author: '币镜数据台',
  section: 'depth',
  coins: [{ code: 'bitcoin', symbol: 'BTC', name: '比特币', logo: '', issue_price: 1, price: 2 }],
});
const ok = (data: unknown) => ({ body: { code: 200, msg: '', data } });
upstream.on('/api/v4/news/news', () => ok({ list: [item(2), item(1)], timestamp: null }));
upstream.on('/api/concept/web-conceptdetail', () => ok({ id: 'defi', name: '去中心化金融', total_coin: 2 }));

const headers = { host: 'coinmirror.example', 'x-forwarded-proto': 'https' };
const read = async (path: string) => (await ask(gateway.origin, path, { headers })).body;
const sections = NEWS_TABS.map(({ key }) => key).filter((key) => key !== 'notices');

test.each([...sections, 'weekly', 'coin/bitcoin', 'tag/defi', 'author/data'])(
  'the feed of %s is read by a feed reader in both formats: the same items, times and whole addresses',
  async (path) => {
    const rss = parseRssFeed(await read(`/feeds/${path}.xml`));
    const json = parseJsonFeed(await read(`/feeds/${path}.json`));
    const items = json.items ?? [];
    expect(items.map(({ url }) => url)).toEqual([
      'https://coinmirror.example/news/2.html',
      'https://coinmirror.example/news/1.html',
    ]);
    expect(items.map(({ title }) => title)).toEqual([2, 1].map((id) => item(id).title));
    expect(rss.items?.map(({ link, title }) => [link, title])).toEqual(
      items.map(({ url, title }) => [url, title]),
    );
    expect(rss.items?.map(({ pubDate }) => Date.parse(String(pubDate)))).toEqual(
      items.map(({ date_published }) => Date.parse(String(date_published))),
    );
    expect([rss.title, rss.language]).toEqual([json.title, json.language]);
  },
);
