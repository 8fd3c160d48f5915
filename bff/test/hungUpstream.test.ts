import { expect, onTestFinished, test, vi } from 'vitest';
import { UPSTREAM_LIMITS } from '../src/upstream/upstreamLimits.ts';
import { ask } from './support/ask.ts';
import { takeTime } from './support/ownTime.ts';
import { startFakeSite } from './support/site.ts';
import { soon } from './support/soon.ts';

const { upstream, gateway } = await startFakeSite();

test('after an upstream that hung, data is fresh again while its lost call is still waited for', async () => {
  let hang = false;
  const time = takeTime();
  onTestFinished(time.end);
  let answered = 0;
  upstream.on('/api/home/global', () => ({ hang, body: { code: 200, data: { answered: ++answered } } }));
  await ask(gateway.origin, '/api/home/global');
  await time.pass(1_100);
  hang = true;
  const old = ask(gateway.origin, '/api/home/global');
  await soon(() => expect(upstream.seen).toHaveLength(2));
  hang = false;
  await time.pass(UPSTREAM_LIMITS.patienceMs);
  expect((await old).headers['x-data-stale']).toBe('1');
  await vi.waitFor(
    async () =>
      expect((await ask(gateway.origin, '/api/home/global')).headers['x-data-stale']).toBeUndefined(),
    { timeout: 2_000 },
  );
}, 15_000);

test('a visitor who leaves is no failure of the upstream', async () => {
  upstream.on('/api/search/websearch', () => ({ hang: true }));
  for (let turn = 0; turn < 10; turn++) {
    const left = AbortSignal.timeout(30);
    await expect(
      fetch(`${gateway.origin}/api/search/websearch?code=btc&token=t`, { signal: left }),
    ).rejects.toThrow();
  }
  upstream.on('/api/search/websearch', () => ({ body: { code: 200, data: {} } }));
  expect((await ask(gateway.origin, '/api/search/websearch?code=btc&token=t')).status).toBe(200);
});
