import { join } from 'node:path';
import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { writePreviewFonts } from '../../scripts/product/previewFonts.ts';
import { ask } from './support/ask.ts';
import { startEmbeddedSite, startFakeSite } from './support/site.ts';
import { pointedAt, startGateway } from './support/testGateway.ts';
import { makeWebDist } from './support/webDist.ts';

const webDist = makeWebDist();
await writePreviewFonts(join(webDist, 'preview-fonts'));
const embedded = await startEmbeddedSite({ WEB_DIST: webDist });
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  ask(embedded.gateway.origin, path, { headers, method });
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)?.[1];
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
/** A page waits three seconds for a market that is computed for the first time, and goes without its picture then; a call waits. */
await Promise.all(
  ['bitcoin', 'ethereum'].map((code) =>
    fetch(new URL(endpoints.coinInfo.path, embedded.gateway.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    }),
  ),
);
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Twitterbot/1.0)' };

describe('the picture of a coin', () => {
  test.each(['/currencies/bitcoin', '/coinmarket/ethereum', '/currencies/bitcoin/dynamic'])(
    'stands in the head of %s with an absolute address, and is there',
    async (page) => {
      const { body } = await get(page);
      const image = metaOf(body, 'og:image') ?? '';
      expect(image).toMatch(/^http:\/\/localhost:3000\/previews\/coin\/(bitcoin|ethereum)\.png$/);
      expect([metaOf(body, 'og:image:width'), metaOf(body, 'og:image:height')]).toEqual(['1200', '630']);
      expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
      const picture = await get(new URL(image).pathname, CRAWLER);
      expect(picture.status).toBe(200);
      expect(sizeOf(picture.bytes)).toEqual([1_200, 630]);
      expect(picture.bytes.length).toBeLessThan(120 * 1_024);
    },
  );

  test('has what a crawler asks for, and is kept', async () => {
    const picture = await get('/previews/coin/bitcoin.png', { ...CRAWLER, 'accept-encoding': 'br, gzip' });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(picture.bytes.length),
      'cache-control': 'public, max-age=300',
    });
    expect(picture.headers['content-encoding']).toBeUndefined();
    const again = await get('/previews/coin/bitcoin.png', {
      'if-none-match': String(picture.headers['etag']),
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await get('/previews/coin/bitcoin.png', {}, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(picture.bytes.length));
    expect((await get('/robots.txt')).body).not.toContain('/previews');
  });

  test.each(['/previews/coin/no-such-coin.png', '/previews/news/999999999999.png'])(
    'of nothing is a 404: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('the picture of an article', () => {
  test('has its title, and stands in its head', async () => {
    const { body: list } = await get('/news');
    const address = /href="(\/news\/\d+\.html)"/.exec(list)?.[1] ?? '';
    const image = metaOf((await get(address)).body, 'og:image') ?? '';
    expect(image).toMatch(/^http:\/\/localhost:3000\/previews\/news\/\d+\.png$/);
    const picture = await get(new URL(image).pathname, CRAWLER);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(sizeOf(picture.bytes)).toEqual([1_200, 630]);
  });
});

describe('where the build has written no letters', () => {
  test('the picture of the kind is shown', async () => {
    const gateway = await startGateway(pointedAt(embedded.upstream.origin));
    const { status, headers } = await ask(gateway.origin, '/previews/coin/bitcoin.png');
    expect([status, headers['location']]).toEqual([302, '/previews/coin.png']);
    await gateway.close();
  });
});

describe('where the data is missing', () => {
  test('the picture of the kind is shown, and none is promised', async () => {
    const { upstream, gateway } = await startFakeSite();
    upstream.on('*', () => ({ status: 500, body: {} }));
    const { body } = await ask(gateway.origin, '/currencies/bitcoin');
    expect(metaOf(body, 'og:image')).toBe('http://localhost:3000/previews/coin.png');
    const { status, headers } = await ask(gateway.origin, '/previews/coin/bitcoin.png');
    expect([status, headers['location'], headers['cache-control']]).toEqual([
      ...[302, '/previews/coin.png', 'no-store'],
    ]);
  });
});
