import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

const ORIGIN = 'https://coinmirror.example';
const { upstream, gateway } = await startFakeSite({ PUBLIC_ORIGIN: ORIGIN, TRUST_PROXY: '1' });
upstream.on('*', () => ({ body: { code: 200, msg: '', data: {} } }));

const PATHS = [
  '/',
  '/currencies/bitcoin?a=1',
  '/api/home/global',
  '/assets/index-AbCd1234.js',
  '/robots.txt',
];
const from = (proto: string) => ({
  host: 'coinmirror.example',
  'x-forwarded-for': '198.51.100.1',
  ...(proto ? { 'x-forwarded-proto': proto } : {}),
});

describe('a site that is reached by https', () => {
  test.each(
    PATHS.flatMap(
      (path) =>
        [
          [path, 'http'],
          [path, ''],
        ] as const,
    ),
  )('sends who asks plainly for %s there (X-Forwarded-Proto: %j)', async (path, proto) => {
    const { status, headers } = await ask(gateway.origin, path, { headers: from(proto) });
    expect([status, headers.location]).toEqual([308, `${ORIGIN}${path}`]);
  });

  test.each([...PATHS, '/api/nope', '/nowhere', '/healthz/'])(
    'tells browsers in its answer for %s to come by https alone',
    async (path) => {
      // The second time from the cache.
      for (const _turn of [1, 2]) {
        const { status, headers } = await ask(gateway.origin, path, { headers: from('https') });
        expect(status).not.toBe(308);
        expect(headers['strict-transport-security']).toBe('max-age=15552000');
      }
    },
  );

  test('marks its cookie Secure', async () => {
    const reply = await ask(gateway.origin, '/?browsemode=pc', { headers: from('https') });
    expect(reply.headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  });

  test('sends nobody to a place that he names himself', async () => {
    const reply = await ask(gateway.origin, 'http://evil.example/', { headers: from('http') });
    expect([reply.status, reply.headers.location]).toEqual([400, undefined]);
    const foreign = await ask(gateway.origin, '/', { headers: { ...from('http'), host: 'evil.example' } });
    expect([foreign.status, foreign.headers.location]).toEqual([421, undefined]);
  });

  test('answers its probes as they come', async () => {
    expect((await ask(gateway.origin, '/healthz')).status).toBe(200);
    expect((await ask(gateway.origin, '/readyz')).status).toBe(200);
  });
});
