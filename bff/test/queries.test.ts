import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { coinRows } from './support/coinRows.ts';
import { startFakeSite } from './support/site.ts';
import { pointedAt, startGateway } from './support/testGateway.ts';

const { upstream, gateway } = await startFakeSite();
upstream.on('/api/coin/web-coinrank', () => ({
  body: { code: 200, msg: '', data: coinRows(100), maxpage: 6, currpage: 1 },
}));

/** Rows of a list that stand in its HTML; the script brings the rest. */
const WRITTEN_ROWS = 24;

const newsItem = (title: string) => ({ id: 1, title, issuetime: 1_700_000_000 });

describe('an address whose query chooses what the page shows', () => {
  const callsIn = (body: string) => {
    const json = /<script type="application\/json" id="preload">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '';
    return (JSON.parse(json) as { calls: { name: string; params: object }[] }).calls;
  };
  const paramsOf = (body: string, wanted: string) =>
    callsIn(body).find(({ name }) => name === wanted)?.params;
  /** Rows of the list, not the coins that a sentence names. */
  const rows = (body: string) =>
    body.match(/<th scope="row"[^>]*><a href="\/currencies\/coin-\d+"/g)?.length ?? 0;

  test('gets the data and the words of what it chooses', async () => {
    const { body } = await ask(gateway.origin, '/?page=2&size=50');
    expect(paramsOf(body, 'coinRank')).toMatchObject({ page: 2, pagesize: 50 });
    expect(rows(body)).toBe(WRITTEN_ROWS);
  });

  test('a tab of home says its own name and stands among the others', async () => {
    const { body } = await ask(gateway.origin, '/token');
    expect(paramsOf(body, 'coinRank')).toMatchObject({ type: COIN_LIST_TYPE.tokens });
    expect(body).toContain('<h1>代币（Token）行情</h1>');
    expect(body).toContain('<title>代币（Token）行情 - 币镜</title>');
    expect(body).toContain('<a href="/token" aria-current="page">代币</a>');
  });

  test('a chart’s page says which pair it is of where its address ends with a slash', async () => {
    upstream.on('/api/v1/kline/pair', ({ query }) => ({
      body: {
        code: 200,
        msg: '',
        data: {
          ...{
            tickerid: query.get('tickerid'),
            coin_code: 'bitcoin',
            coin_name: '比特币',
            logo: '/logos/coin/bitcoin.svg',
          },
          ...{
            exchange_code: 'okx',
            name: 'OKX',
            name_zh: '欧易',
            pair1: 'BTC',
            pair2: 'USDT',
            contracttype: 'swap',
          },
          ...{
            price: 1,
            changerate: 1,
            high: 1,
            low: 1,
            vol: 1,
            volume: 1,
            fundsrate: 0.01,
            open_interest: 1,
          },
        },
      },
    }));
    const { body } = await ask(gateway.origin, '/kline/okx_swap_btc_usdt/');
    expect(paramsOf(body, 'klinePair')).toEqual({ tickerid: 'okx_swap_btc_usdt' });
    expect(body).toContain('<title>BTC/USDT 永续 K线 - 币镜</title>');
    expect(body).toContain('比特币 BTC/USDT 永续 K线（欧易）');
  });

  test('a tab of the news is that tab’s articles and not the front page', async () => {
    upstream.on('/api/v4/news/news', ({ query }) => ({
      body: {
        code: 200,
        msg: '',
        data: { list: [newsItem(`栏目${query.get('channelid')}`)], timestamp: null },
      },
    }));
    const front = await ask(gateway.origin, '/news');
    const policy = await ask(gateway.origin, '/news?tab=4');
    expect(front.body).toContain('>栏目1<');
    expect(policy.body).toContain('>栏目4<');
    expect(policy.body).not.toContain('>栏目1<');
    expect(policy.body).toMatch(/<title>政策 资讯/);
  });

  test.each(['/?sort=price&order=asc', '/?filter=price:1~', '/assets?unit=cny', '/hot/rise.html?own=1'])(
    '%s orders or converts the rows, so none are told before the page itself tells them',
    async (path) => {
      const { body } = await ask(gateway.origin, path);
      expect(body).toContain('<div id="root"></div>');
    },
  );

  test.each(['/?utm_source=mail', '/?browsemode=pc', '/currencies/?from=app'])(
    '%s chooses nothing and has its words',
    async (path) => {
      expect(rows((await ask(gateway.origin, path)).body)).toBe(WRITTEN_ROWS);
    },
  );

  test('a page that is kept by its path is the same for every query, whoever asks first', async () => {
    const fresh = await startGateway(pointedAt(upstream.origin));
    const first = await ask(fresh.origin, '/currencies/list_5.html?sort=price&page=9');
    const later = await ask(fresh.origin, '/currencies/list_5.html');
    expect(paramsOf(first.body, 'coinRank')).toMatchObject({ page: 5 });
    expect(first.headers.etag).toBe(later.headers.etag);
    expect(rows(later.body)).toBe(WRITTEN_ROWS);
    await fresh.close();
  });
});
