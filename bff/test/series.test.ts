import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

const { upstream, gateway } = await startFakeSite();
const PATH = '/api/v2/index/series';
/** 2026-11-21 and -22, 23:59:59 in Beijing, and a moment of the 23rd. */
const ROWS = [
  [1795276799, null, 97_000.5, null],
  [1795363199, 1.0523, 98_000, 93_125.25],
  [1795400000, 1.0612, 99_000, 93_290],
];
const answer = (data: unknown) => ({
  body: { code: 200, msg: '', data },
  headers: { 'x-data-source': 'simulated' },
});
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(gateway.origin, path, { headers });

describe('the address of a series', () => {
  test('gives as CSV every day under the headings of its table, and nothing for what is unknown', async () => {
    upstream.on(PATH, () => answer(ROWS));
    const { status, headers, body } = await get('/data/series/mayer.csv');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.split('\r\n')).toEqual([
      '日期,梅耶倍数,区间,比特币价格(USD),200日均线(USD)',
      '2026-11-21,,,97000.5,',
      '2026-11-22,1.0523,常态,98000,93125.25',
      '2026-11-23,1.0612,常态,99000,93290',
      '',
    ]);
    expect(upstream.seen.at(-1)?.query.get('key')).toBe('mayer');
  });

  test('gives as JSON what it is, where it is from and of when, its columns and the same rows', async () => {
    upstream.on(PATH, () => answer(ROWS));
    const { headers, body } = await get('/data/series/mayer.json');
    const { code, data } = JSON.parse(body);
    expect(code).toBe(200);
    expect(data).toMatchObject({ key: 'mayer', name: '梅耶倍数', simulated: true });
    expect(data.asOf).toBe(Number(headers['x-data-as-of']));
    expect(data.columns[1]).toEqual({ key: 'value', label: '梅耶倍数' });
    expect(data.rows[1]).toEqual(['2026-11-22', 1.0523, '常态', 98_000, 93_125.25]);
  });

  test('may be read by another site’s page, is kept until the next beat, and costs nothing while it is the same', async () => {
    upstream.on(PATH, () => answer(ROWS));
    const { headers } = await get('/data/series/mayer.csv');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cache-control']).toBe('public, max-age=5');
    const again = await get('/data/series/mayer.csv', { 'if-none-match': String(headers['etag']) });
    expect(again.status).toBe(304);
  });

  test.each(['nothing.json', 'toString.csv', 'tvl-nothing.json'])(
    '%s is an envelope that says there is none',
    async (name) => {
      upstream.seen.length = 0;
      const { status, body } = await get(`/data/series/${name}`);
      expect([status, JSON.parse(body)]).toEqual([404, { code: 404, msg: '没有这组数据' }]);
      expect(upstream.seen).toEqual([]);
    },
  );

  test('says so while the upstream is away', async () => {
    upstream.on('/api/v2/index/arh999', () => ({ status: 500, body: {} }));
    const { status, body } = await get('/data/series/ahr999.csv');
    expect(status).toBeGreaterThanOrEqual(500);
    expect(JSON.parse(body).code).toBe(status);
  });
});
