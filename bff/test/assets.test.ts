import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';
import { soon } from './support/soon.ts';
import { startGateway } from './support/testGateway.ts';
import { makeWebDist } from './support/webDist.ts';

const { gateway } = await startFakeSite();

describe('files of the build', () => {
  test('one whose name carries its hash is kept for ever, and sent as the build has compressed it', async () => {
    const reply = await ask(gateway.origin, '/assets/index-AbCd1234.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a picture that is opened by itself runs nothing', async () => {
    const reply = await ask(gateway.origin, '/logos/coin/bitcoin.svg');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('one that has gone since the start is not found, with a line in the log', async () => {
    const folder = makeWebDist();
    const fresh = await startGateway({ WEB_DIST: folder });
    rmSync(join(folder, 'assets'), { recursive: true });
    expect((await ask(fresh.origin, '/assets/index-AbCd1234.js')).status).toBe(404);
    await soon(() => expect(fresh.lines).toHaveLength(1));
    await fresh.close();
  });

  test('the template and source maps are not among them', async () => {
    expect((await ask(gateway.origin, '/index.html')).status).toBe(404);
    expect((await ask(gateway.origin, '/assets/index-AbCd1234.js.map')).status).toBe(404);
  });
});
