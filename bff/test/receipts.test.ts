import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

const { upstream, gateway } = await startFakeSite();
const PATH = '/api/v3/coin/receipt';
const TIME = 1_795_858_200_000;
const quote = { exchangeCode: 'binance', exchangeName: '币安', pair: 'BTCUSDT' };
const RECEIPT = {
  ...{ code: 'bitcoin', name: '比特币', symbol: 'BTC', price: 60_010, time: TIME, rule: 'median' },
  ...{ confirmedAt: TIME, doubt: '', nextAt: TIME + 5_000, oldestAt: TIME - 86_400_000 },
  quotes: [
    {
      ...quote,
      ...{ exchangeCode: 'okx', exchangeName: '欧易', price: 60_020, volume: 2e9, weight: 50, premium: null },
    },
    { ...quote, price: 60_000, volume: 9e9, weight: 50, premium: null },
  ],
  refused: [
    { ...quote, exchangeCode: 'gate', exchangeName: '=Gate,"x"', price: null, reason: '不是有效的价格' },
  ],
};
const get = (path: string) => ask(gateway.origin, path);
const answers = (status: number, body: unknown) =>
  upstream.on(PATH, () => ({ status, body, headers: { 'x-data-source': 'exchange;%E5%B8%81%E5%AE%89' } }));

beforeEach(() => {
  upstream.seen.length = 0;
  answers(200, { code: 200, msg: '', data: RECEIPT });
});

describe('the address of a receipt', () => {
  test('gives as JSON the price, its rule, the sum, who counted and who did not', async () => {
    const { status, headers, body } = await get('/data/receipt/bitcoin.json');
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    const { code, data } = JSON.parse(body);
    expect(code).toBe(200);
    expect(data).toMatchObject({ price: 60_010, shown: '60,010.00', reckoned: 60_010, simulated: false });
    expect(data.sum).toContain('（60,000 + 60,020）÷ 2 = 60,010');
    expect(data.quotes.map(({ price, part }: Record<string, number>) => [price, part])).toEqual([
      [60_000, 50],
      [60_020, 100],
    ]);
    expect(data.refused[0]).toMatchObject({ price: null, reason: '不是有效的价格' });
  });

  test('gives as CSV the sum with its result, then what did not count, and no cell that a spreadsheet runs', async () => {
    const { headers, body } = await get('/data/receipt/bitcoin.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = body.split('\r\n');
    expect(lines[0]).toBe('平台,报价(USD),权重(%),权重累计(%),24H成交额(USD)');
    expect(lines[1]).toBe('币安,60000,50,50,9000000000');
    expect(lines[3]).toBe('价格,60010,,,');
    expect(lines.at(-2)).toBe(`"'=Gate,""x""",,不是有效的价格`);
  });

  test('asks for the minute that it is given, and refuses two', async () => {
    await get('/data/receipt/bitcoin.json?at=2026-11-28T17:30');
    const two = await get('/data/receipt/bitcoin.csv?at=2026-11-28T17:30&at=2026-11-28T17:31');
    expect(two.status).toBe(400);
    expect(upstream.seen.map(({ query }) => query.get('at'))).toEqual(['2026-11-28T17:30']);
  });

  test.each([
    [404, '没有这个币种', 404],
    [422, '收据只保留 24 小时，这一时刻的已经删除', 400],
  ])('a refusal of %i is an envelope that says why', async (status, msg, given) => {
    answers(status, { code: status, msg });
    const refused = await get(`/data/receipt/refused-${status}.json?at=2020-01-01T00:00`);
    expect([refused.status, JSON.parse(refused.body)]).toEqual([given, { code: given, msg }]);
  });

  test('says that there is no source, and that the upstream is away', async () => {
    answers(200, { code: 1501, msg: '未接入：没有可用的公开数据来源' });
    const none = await get('/data/receipt/unconnected.json');
    expect([none.status, JSON.parse(none.body).msg]).toEqual([404, '未接入：没有可用的公开数据来源']);
    answers(500, {});
    const away = await get('/data/receipt/away.json');
    expect(away.status).toBeGreaterThanOrEqual(500);
  });
});

test('no crawler walks through the minutes', async () => {
  expect((await get('/robots.txt')).body).toContain('Disallow: /data/receipt/*?at=\n');
});
