import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createOutgoing } from '../sources/net/dispatcher.ts';
import { createAlertPost } from './alertPost.ts';

const outgoing = createOutgoing({ proxy: null, noProxy: '' });
let receiver: Server | undefined;
afterEach(() => {
  receiver?.closeAllConnections();
  receiver?.close();
});
afterAll(() => outgoing.close());

/** A receiver on this machine: only by the operator's word may it be called. */
async function receive(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  receiver = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sender = (allowedOrigins: readonly string[] = []) =>
  createAlertPost({ outgoing, allowedOrigins, timeLimit: 300 });
const to = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' });

describe('an address of an inner network, or without https, is refused', () => {
  test.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://10.1.2.3/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://localhost/',
    'https://nas.local/',
    'https://router/',
    'https://me:pw@example.com/',
    'ftp://example.com/',
    'no address',
  ])('%s', async (url) => {
    expect(sender().refusal(url)).not.toBeNull();
    expect(await sender()(to(url))).toMatchObject({ kind: 'refused' });
  });

  test('also when the name leads there only as it is resolved', async () => {
    // A name that this machine's own table resolves to ::1, and that looks public.
    const { kind } = await sender()(to('https://ip6-loopback.localdomain.example.invalid/'));
    expect(['unreachable', 'refused']).toContain(kind);
  });

  test('but for an origin that the operator allows, and its other ports are none', async () => {
    const origin = await receive((_request, response) => response.writeHead(200).end('{"id":1}'));
    expect(sender().refusal(origin)).not.toBeNull();
    expect(await sender([origin])(to(`${origin}/message`))).toEqual({
      kind: 'answered',
      status: 200,
      text: '{"id":1}',
    });
    expect(sender([origin]).refusal('http://127.0.0.1:1/')).not.toBeNull();
  });
});

describe('what a receiver does', () => {
  test('a redirect is not followed', async () => {
    const asked: (string | undefined)[] = [];
    const origin = await receive((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await sender([origin])(to(`${origin}/a`))).toMatchObject({ kind: 'answered', status: 307 });
    expect(asked).toEqual(['/a']);
  });

  test('of an endless answer nothing is kept', async () => {
    const origin = await receive((_request, response) => response.writeHead(200).end('x'.repeat(100_000)));
    expect(await sender([origin])(to(origin))).toEqual({ kind: 'answered', status: 200, text: '' });
  });

  test.each<[string, RequestListener, string]>([
    ['no answer in time may have arrived', () => undefined, 'unknown'],
    ['a connection that is hung up may have arrived', (request) => request.socket.destroy(), 'unknown'],
  ])('%s', async (_case, answer, kind) => {
    const origin = await receive(answer);
    expect(await sender([origin])(to(origin))).toMatchObject({ kind });
  });

  test('nobody there: nothing was handed over', async () => {
    const origin = 'http://127.0.0.1:1';
    expect(await sender([origin])(to(origin))).toEqual({ kind: 'unreachable', reason: '无法连接' });
  });
});
