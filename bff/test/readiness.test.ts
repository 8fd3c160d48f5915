import { expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';

const { gateway } = await startFakeSite();

test('who asks from this machine learns what the gateway is doing', async () => {
  expect(JSON.parse((await ask(gateway.origin, '/readyz')).body)).toMatchObject({ ready: true });
});

test.each(['/readyz', '/readyz/', '/READYZ', '/readyz?x', '/%72eadyz', '//readyz'])(
  '%s is no address for the public',
  async (path) => {
    const reply = await ask(gateway.origin, path, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect([reply.status >= 300, reply.body.includes('breaker') || reply.body.includes('ready"')]).toEqual([
      true,
      false,
    ]);
  },
);

test.each(['/readyz/', '/READYZ'])('%s is no spelling of it, not even from here', async (path) => {
  expect((await ask(gateway.origin, path)).status).toBe(404);
});
