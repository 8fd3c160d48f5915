import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { coinRows } from './support/coinRows.ts';
import { startFakeSite } from './support/site.ts';

const { upstream, gateway } = await startFakeSite();

const NO_SOURCE = { body: { code: NOT_CONNECTED, msg: '未接入：没有可用的公开数据来源' } };
const from = (source: string, data: unknown, more: object = {}) => ({
  body: { code: 200, msg: '', data, ...more },
  headers: { 'x-data-source': source },
});
const rank = (source: string) => from(source, coinRows(30), { maxpage: 1, currpage: 1 });

beforeEach(() => {
  upstream.seen.length = 0;
  upstream.on('*', () => NO_SOURCE);
});

describe('the mark of simulated data follows the answers', () => {
  test.each([
    [1, 'simulated', '演示数据'],
    [2, 'exchange;Binance', '部分演示数据'],
  ])('list %i, of %s beside simulated bars, is marked %s', async (page, source, mark) => {
    upstream.on('/api/coin/web-coinrank', () => rank(source));
    upstream.on('/api/home/global', () => from('simulated', {}));
    const { body } = await ask(gateway.origin, `/currencies/list_${page}.html`);
    expect(body).toMatch(/<html[^>]* data-source="simulated"/);
    expect(body).toContain(`<span class="o-mark">${mark}</span>`);
  });
});

describe('what has no source', () => {
  test('is an answer that is kept, and no failure of its endpoint or of the host', async () => {
    for (let times = 0; times < 8; times += 1) {
      const { status, body } = await ask(gateway.origin, `/api/v3/coin/holders?code=coin-${times}`);
      expect([status, JSON.parse(body)]).toEqual([200, NO_SOURCE.body]);
    }
    const asked = upstream.seen.length;
    await ask(gateway.origin, '/api/v3/coin/holders?code=coin-1');
    expect(upstream.seen).toHaveLength(asked);
  });

  test('leaves its page with heading, sentence and a quiet card, and nothing for the script', async () => {
    const { status, headers, body } = await ask(gateway.origin, '/data/eth.html');
    expect([status, headers['retry-after']]).toEqual([200, undefined]);
    expect(body).toMatch(/<h1>[^<]+<\/h1><p><span>[^<]+/);
    expect(body).toContain('未接入');
    expect(body).toContain('没有可用的公开数据来源');
    expect(body).not.toMatch(/数据服务暂时不可用|"name":"ethGas"/);
  });

  test('beside a list of the visitor’s own leaves its page to the script', async () => {
    const { status, body } = await ask(gateway.origin, '/own');
    expect(status).toBe(200);
    expect(body.includes('未接入')).toBe(false);
  });

  test.each(['/feeds/news.xml', '/feeds/calendar.ics', '/data/series/mayer.json'])(
    'has no file: %s',
    async (path) => {
      expect((await ask(gateway.origin, path)).status).toBe(404);
    },
  );
});
