import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask } from './support/ask.ts';
import { startFakeSite } from './support/site.ts';
import { soon } from './support/soon.ts';

const PERSON = { accept: 'text/html' };
const { gateway: own, upstream } = await startFakeSite();
const { gateway: production } = await startFakeSite({
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://coinmirror.example',
  COMMUNITY_CLIENT_ID: 'web',
  COMMUNITY_SECRET: 'a-long-secret-of-our-own',
});
upstream.on('*', () => ({ body: { code: 200, msg: '', data: {} } }));

/** The reason in the last line of a gateway's log. */
const lastReason = (lines: readonly string[]) =>
  (JSON.parse(lines.at(-1) ?? '{}') as { reason?: string }).reason;

describe('a name that is not served', () => {
  test.each(['coins.example', 'raspberrypi.local.evil.example'])(
    '%s is refused with the variable to set, in the log and on the page',
    async (host) => {
      const { status, body } = await ask(own.origin, '/', { headers: { ...PERSON, host } });
      expect([status, body]).toEqual([421, expect.stringContaining('ALLOWED_HOSTS')]);
      await soon(() => expect(lastReason(own.lines)).toContain(`${host} is not served; set ALLOWED_HOSTS`));
    },
  );

  test('in production only the operator is told', async () => {
    const headers = { ...PERSON, host: 'raspberrypi.local', 'x-forwarded-proto': 'https' };
    const { status, body } = await ask(production.origin, '/', { headers });
    expect([status, body.includes('ALLOWED_HOSTS')]).toEqual([421, false]);
    await soon(() => expect(lastReason(production.lines)).toContain('set ALLOWED_HOSTS (or PUBLIC_ORIGIN)'));
  });

  test('a live socket is refused with the same line', async () => {
    const address = own.origin.replace('http:', 'ws:').concat('/live');
    const socket = new WebSocket(address, { headers: { host: 'coins.example' } });
    socket.on('error', () => {});
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(answer.statusCode).toBe(421);
    await soon(() => expect(lastReason(own.lines)).toContain('coins.example is not served'));
  });

  test('what a name could hide does not reach the log', async () => {
    await ask(own.origin, '/', { headers: { host: '13800138000.example' } });
    await soon(() => expect(lastReason(own.lines)).toContain('#.example is not served'));
  });
});

test.each(['raspberrypi.local:3000', 'nas.lan', 'coins.fritz.box'])(
  'on a machine of one’s own %s reaches pages and calls',
  async (host) => {
    for (const path of ['/aboutus', '/api/home/global'])
      expect([path, (await ask(own.origin, path, { headers: { host } })).status]).toEqual([path, 200]);
  },
);
