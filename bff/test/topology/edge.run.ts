import { spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type AskOptions, ask } from '../support/ask.ts';
import { freePort } from '../support/freePort.ts';
import { nginxProgram, startNginx } from './processes.ts';
import { isIncomplete, PUBLIC_ORIGIN, startTopology, type Topology } from './site.ts';

const host = new URL(PUBLIC_ORIGIN).host;
const named = { headers: { host } };

describe.skipIf(isIncomplete)('nginx under the public name', () => {
  let site: Topology;
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    site = await startTopology();
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
    await site?.stop();
  });

  /** Another nginx before the same gateways; returns its address. */
  async function nginxWith(frontProxies: string, publicOrigin = PUBLIC_ORIGIN): Promise<string> {
    const [port, tlsPort] = [await freePort(), await freePort()];
    const folder = mkdtempSync(join(tmpdir(), 'coinmirror-nginx-'));
    const gateways = [site.gateways[0].port, site.gateways[1].port] as const;
    const program = nginxProgram() ?? '';
    stops.push(await startNginx({ program, folder, port, tlsPort, gateways, publicOrigin, frontProxies }));
    return `http://127.0.0.1:${port}`;
  }

  test('pages, calls and files are served, and under any other name refused', async () => {
    for (const path of ['/', '/api/home/global', '/assets/index-AbCd1234.js', '/currencies/bitcoin']) {
      expect([path, (await ask(site.origin, path, named)).status]).toEqual([path, 200]);
      const foreign = await ask(site.origin, path, { headers: { host: 'evil.example' } });
      // What nginx keeps is the same bytes under any name.
      const cached = path.startsWith('/assets/');
      expect([path, foreign.status]).toEqual([path, cached ? 200 : 421]);
    }
  });

  test.each(['', '?encoding=gzip'])(
    'the live socket (%s) comes through, with prices',
    async (query) => {
      const address = `${site.origin.replace('http:', 'ws:')}/live${query}`;
      const socket = new WebSocket(address, { origin: PUBLIC_ORIGIN, headers: { host } });
      await once(socket, 'open');
      socket.send(JSON.stringify({ op: 'subscribe', args: ['ticker.bitcoin'] }));
      // What everybody hears may come before it.
      expect(await firstOf(socket, 'ticker.bitcoin')).toMatchObject({
        data: { price_usd: expect.anything() },
      });
      socket.terminate();
    },
    10_000,
  );

  test.each([
    ['of another name', { host: 'evil.example' }, PUBLIC_ORIGIN, 421],
    ['from a page of another site', { host }, 'http://evil.example', 403],
  ])('a live socket %s is refused', async (_what, headers, origin, status) => {
    const socket = new WebSocket(`${site.origin.replace('http:', 'ws:')}/live`, { origin, headers });
    socket.on('error', () => {});
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(answer.statusCode).toBe(status);
  });

  test('an upgrade to anything else is no upgrade', async () => {
    const headers = { host, connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' };
    expect((await ask(site.origin, '/', { headers })).status).toBe(200);
    expect((await ask(site.origin, '/live', { headers })).status).not.toBe(101);
  });

  test.each(['/assets', '/assets?a=1'])(
    '%s leads to no port of nginx and to no foreign name',
    async (path) => {
      const [gateway] = site.gateways;
      for (const name of [host, 'evil.example', `${host}:8080`]) {
        const { status, headers } = await ask(site.origin, path, { headers: { host: name } });
        const own = await ask(`http://127.0.0.1:${gateway.port}`, path, { headers: { host: name } });
        expect([name, status, headers.location]).toEqual([name, own.status, undefined]);
      }
    },
  );

  /** How many of two visitors are refused after ten feedbacks of the first, five being allowed. */
  async function refusedAfterTen(origin: string, first: string, second: string) {
    const send = (forwarded: string) =>
      ask(origin, '/community/api/v2/feedback/add', {
        method: 'POST',
        body: 'type=3&intro=%E5%A5%BD',
        headers: {
          host,
          'x-forwarded-for': forwarded,
          'content-type': 'application/x-www-form-urlencoded',
        },
      } satisfies AskOptions);
    const statuses: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) statuses.push((await send(first)).status);
    return [statuses.filter((status) => status === 429).length, (await send(second)).status];
  }

  test.each([
    // What a visitor wrote himself stands left of what the proxies wrote.
    ['1', '9.9.9.9, 203.0.113.1', '203.0.113.2'],
    ['1', '203.0.113.11:4711', '203.0.113.12:4711'],
    ['1', '[2001:db8:1::1]:443', '[2001:db8:2::1]:443'],
    ['2', '9.9.9.9, 203.0.113.21, 10.0.0.7', '203.0.113.22, 10.0.0.7'],
    ['127.0.0.0/8', '9.9.9.9, 203.0.113.31', '203.0.113.32'],
    ['127.0.0.1, 10.0.0.0/8', '203.0.113.41, 10.0.0.7', '203.0.113.42, 10.0.0.7'],
    ['127.0.0.1 2001:db8:ffff::/48', '203.0.113.51, 2001:db8:ffff::7', '203.0.113.52'],
  ])('behind %s each visitor is counted by himself (%s)', async (frontProxies, first, second) => {
    const origin = await nginxWith(frontProxies);
    expect(await refusedAfterTen(origin, first, second)).toEqual([5, 200]);
  });

  test('who comes past the proxies names nobody else', async () => {
    const origin = await nginxWith('10.0.0.0/8');
    const [refused, second] = await refusedAfterTen(origin, '203.0.113.61', '203.0.113.62');
    expect([refused, second]).toEqual([5, 429]);
  });

  test('TLS that ended before nginx is told by any of its spellings', async () => {
    const origin = await nginxWith('1', 'https://coinmirror.example');
    for (const proto of ['https', 'HTTPS', 'https,http', 'https, http']) {
      const { status } = await ask(origin, '/', { headers: { host, 'x-forwarded-proto': proto } });
      expect([proto, status]).toEqual([proto, 200]);
    }
    for (const proto of ['http', 'http, https', 'httpsx'])
      expect((await ask(origin, '/', { headers: { host, 'x-forwarded-proto': proto } })).status).toBe(308);
  });
});

describe('the entry point of nginx', () => {
  const script = fileURLToPath(new URL('../../deploy/nginx/render.sh', import.meta.url));
  const run = (env: Readonly<Record<string, string>>) => {
    const folder = mkdtempSync(join(tmpdir(), 'coinmirror-render-'));
    const CONF_DIR = fileURLToPath(new URL('../../deploy/nginx/', import.meta.url));
    const { status, stderr } = spawnSync('sh', [script], {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        CONF_DIR,
        RUN_DIR: folder,
        NGINX_PROGRAM: 'true',
        PUBLIC_ORIGIN,
        ...env,
      },
    });
    return { status, stderr };
  };

  test('starts with an address and refuses to without', () => {
    expect(run({}).status).toBe(0);
    const { status, stderr } = run({ PUBLIC_ORIGIN: '' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('PUBLIC_ORIGIN: must be set to the address visitors type');
  });

  test.each(['everybody', '10', '-1', 'true', '10.0.0.0/8; return 200', 'loopback', '$host'])(
    'refuses FRONT_PROXIES=%s in a sentence',
    (FRONT_PROXIES) => {
      const { status, stderr } = run({ FRONT_PROXIES });
      expect([status, stderr]).toEqual([1, expect.stringContaining('FRONT_PROXIES must be a number')]);
    },
  );

  test.each(['', '0', '3', '10.0.0.0/8', '::1, 10.0.0.1'])('takes FRONT_PROXIES=%j', (FRONT_PROXIES) => {
    expect(run({ FRONT_PROXIES })).toEqual({ status: 0, stderr: '' });
  });
});

/** The first message of a channel; short ones are sent as text even where compression was asked for. */
async function firstOf(socket: WebSocket, channel: string) {
  for await (const [data, isBinary] of on(socket, 'message') as AsyncIterable<[Buffer, boolean]>) {
    const text = isBinary ? unzipSync(data) : data;
    const message = JSON.parse(String(text)) as { ch?: string };
    if (message.ch === channel) return message;
  }
  throw new Error('the socket closed');
}
