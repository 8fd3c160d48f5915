import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeUpstream } from './support/fakeUpstream.ts';
import { pointedAt, startGateway } from './support/testGateway.ts';

describe('a page that cannot be made', () => {
  const broken = { status: 500, body: {} };
  const unreadable = { body: { code: 200, msg: '', data: 'nothing' } };

  test.each([
    ['home', '/', broken],
    ['a coin', '/currencies/bitcoin', broken],
    ['a coin whose answer cannot be read', '/currencies/bitcoin', unreadable],
    ['an article', '/news/1.html', broken],
    ['a list with a query that is the script’s', '/?sort=price', broken],
  ])('%s is a 503 with a heading and a time to come again, and is not kept', async (_what, path, answer) => {
    const down = await startFakeUpstream();
    down.on('*', () => answer);
    const fresh = await startGateway(pointedAt(down.origin));
    const page = await ask(fresh.origin, path);
    expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.body.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1);
    expect(page.body).toContain('数据服务暂时不可用，请稍后再试');
    expect(page.body).toContain('<script type="module"');
    expect(await fresh.metrics()).toMatch(/bff_pages_total\{outcome="failed"\} 1\n/);
    await fresh.close();
    await down.close();
  });

  test('a page whose words need no data is there', async () => {
    const down = await startFakeUpstream();
    down.on('*', () => broken);
    const fresh = await startGateway(pointedAt(down.origin));
    for (const path of ['/aboutus', '/agreement.html', '/user/setting']) {
      expect([path, (await ask(fresh.origin, path)).status]).toEqual([path, 200]);
    }
    await fresh.close();
    await down.close();
  });
});
