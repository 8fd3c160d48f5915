import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { ask } from './support/ask.ts';
import { sendRaw } from './support/sendRaw.ts';
import { soon } from './support/soon.ts';
import { pointedAt, startGateway, type TestGateway } from './support/testGateway.ts';

/** A live upstream that does what it is told. */
class FakeLive {
  readonly said: unknown[] = [];
  connections = 0;
  #server: WebSocketServer | null = null;
  port = 0;

  async start(): Promise<void> {
    const server = new WebSocketServer({ port: this.port, host: '127.0.0.1' });
    server.on('connection', (socket) => {
      this.connections += 1;
      socket.on('message', (data) => this.said.push(JSON.parse(String(data))));
    });
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  push(message: object): void {
    for (const client of this.#server?.clients ?? []) client.send(JSON.stringify(message));
  }

  async stop(): Promise<void> {
    for (const client of this.#server?.clients ?? []) client.terminate();
    this.#server?.close();
  }
}

let upstream: FakeLive;
let gateway: TestGateway;
const open: WebSocket[] = [];

beforeEach(async () => {
  upstream = new FakeLive();
  await upstream.start();
  gateway = await startGateway(pointedAt(`http://127.0.0.1:${upstream.port}`));
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await gateway.close();
  await upstream.stop();
});

interface Visitor {
  readonly socket: WebSocket;
  readonly received: { ch?: string; seq?: number; ping?: number; data?: unknown }[];
  say(message: unknown): void;
}

async function visit(path = '/live', options: { origin?: string } = {}): Promise<Visitor> {
  const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}${path}`, options);
  open.push(socket);
  const received: Visitor['received'] = [];
  socket.on('message', (data: Buffer, binary: boolean) => {
    const json = JSON.parse((binary ? gunzipSync(data) : data).toString()) as Visitor['received'][number];
    received.push(...[json].flat());
  });
  await once(socket, 'open');
  return { socket, received, say: (message) => socket.send(JSON.stringify(message)) };
}

const subscribe = (...args: string[]) => ({ op: 'subscribe', args });

describe('the fan-out', () => {
  test('any number of visitors cost the upstream one connection and one subscription', async () => {
    const visitors = await Promise.all(Array.from({ length: 20 }, () => visit()));
    for (const visitor of visitors) visitor.say(subscribe('ticker.bitcoin', 'liquidation'));
    await soon(() => expect(upstream.said).toEqual([subscribe('ticker.bitcoin', 'liquidation')]));
    upstream.push({ ch: 'ticker.bitcoin', ts: 1, seq: 5, data: { price_usd: 1 } });
    await soon(() => {
      for (const { received } of visitors) {
        expect(received).toEqual([{ ch: 'ticker.bitcoin', ts: 1, seq: 5, data: { price_usd: 1 } }]);
      }
    });
    expect(upstream.connections).toBe(1);
  });

  test('a visitor hears only what he asked for, and nothing once he no longer wants it', async () => {
    const [one, two] = [await visit(), await visit()];
    one.say(subscribe('ticker.a'));
    two.say(subscribe('ticker.b'));
    await soon(() => expect(JSON.stringify(upstream.said)).toMatch(/ticker\.a.*ticker\.b/));
    one.say({ op: 'unsubscribe', args: ['ticker.a'] });
    one.say(subscribe('liquidation'));
    await soon(() => expect(JSON.stringify(upstream.said)).toContain('liquidation'));
    for (const ch of ['ticker.a', 'ticker.b']) upstream.push({ ch, ts: 1, seq: 1, data: {} });
    await soon(() => expect(two.received).toHaveLength(1));
    expect(one.received).toEqual([]);
  });

  test('what comes together is one compressed message for who asks for that, and one text each for anybody else', async () => {
    const [asks, other] = [await visit('/live?encoding=gzip'), await visit()];
    const pushes: string[] = [];
    for (const [name, { socket }] of Object.entries({ asks, other }))
      socket.on('message', (_data, binary) => pushes.push(`${name} ${binary ? 'gzip' : 'text'}`));
    for (const visitor of [asks, other]) visitor.say(subscribe('ticker.a', 'ticker.b'));
    await soon(() => expect(upstream.said).toHaveLength(1));
    const data = { price_usd: 144697.8, vol_usd: 79144596290, words: 'x'.repeat(100) };
    for (const ch of ['ticker.a', 'ticker.b']) upstream.push({ ch, ts: 1, seq: 1, data });
    for (const { received } of [asks, other])
      await soon(() => expect(received.map(({ ch }) => ch)).toEqual(['ticker.a', 'ticker.b']));
    expect(pushes.sort()).toEqual(['asks gzip', 'other text', 'other text']);
  });

  test('the upstream’s ping is answered with its own number', async () => {
    const visitor = await visit();
    visitor.say(subscribe('liquidation'));
    await soon(() => expect(upstream.said).toHaveLength(1));
    upstream.push({ ping: 1519789122605 });
    await soon(() => expect(upstream.said).toContainEqual({ pong: 1519789122605 }));
  });

  test('when the upstream comes back, everything is subscribed again and visitors notice nothing', async () => {
    const visitor = await visit();
    visitor.say(subscribe('ticker.bitcoin'));
    await soon(() => expect(upstream.said).toHaveLength(1));
    upstream.push({ ch: 'ticker.bitcoin', ts: 1, seq: 900, data: {} });
    await soon(() => expect(visitor.received).toHaveLength(1));
    await upstream.stop();
    await upstream.start();
    await soon(() =>
      expect(upstream.said).toEqual([subscribe('ticker.bitcoin'), subscribe('ticker.bitcoin')]),
    );
    upstream.push({ ch: 'ticker.bitcoin', ts: 2, seq: 1, data: {} });
    await soon(() => expect(visitor.received.map(({ seq }) => seq)).toEqual([900, 901]));
    expect(visitor.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe('who is turned away', () => {
  const upgrade = (headers: string, path = '/live') =>
    sendRaw(
      gateway.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`,
    );

  test.each([
    ['another site’s page', 'Origin: https://evil.example\r\n', '/live', 403],
    ['a page without an origin of its own', 'Origin: null\r\n', '/live', 403],
    ['a name that begins like loopback', 'Origin: https://127.evil.example\r\n', '/live', 403],
    ['another path', '', '/live/x', 404],
    ['another path that begins alike', '', '/lively', 404],
  ])('%s', async (_who, headers, path, status) => {
    const reply = await upgrade(headers, path);
    expect(reply.status).toBe(status);
    expect(reply.text).toContain(`"code":${status}`);
  });

  test('our own page is let in', async () => {
    expect((await upgrade('Origin: http://localhost\r\n')).status).toBe(101);
  });

  test('who sends more than any page of ours would', async () => {
    const visitor = await visit();
    const closed = once(visitor.socket, 'close');
    visitor.socket.send('x'.repeat(70_000));
    expect((await closed)[0]).toBe(1009);
  });

  test('who subscribes to more channels than there could be', async () => {
    const visitor = await visit();
    const closed = once(visitor.socket, 'close');
    for (const half of ['a', 'b'])
      visitor.say(subscribe(...Array.from({ length: 300 }, (_, i) => `${half}${i}`)));
    expect((await closed)[0]).toBe(1008);
  });

  test('who never stops talking', async () => {
    const visitor = await visit();
    const closed = once(visitor.socket, 'close');
    for (let i = 0; i < 200; i++) visitor.say({ pong: i });
    expect((await closed)[0]).toBe(1008);
  });

  test('who does not leave when asked to', async () => {
    const visitor = await visit();
    visitor.socket.pause();
    for (let i = 0; i < 200; i++) visitor.say({ pong: i });
    await soon(async () => expect((await ask(gateway.origin, '/readyz')).body).toContain('"visitors":0'));
  });

  test('the forty-first connection of one address', async () => {
    await Promise.all(Array.from({ length: 40 }, () => visit()));
    expect((await upgrade('')).status).toBe(429);
  });

  test('more connections of one /48 than a site may have, and nobody else', async () => {
    const own = await startGateway({ ...pointedAt(`http://127.0.0.1:${upstream.port}`), TRUST_PROXY: '1' });
    const enter = (from: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${own.port}/live`, {
          headers: { 'x-forwarded-for': from },
        });
        open.push(socket);
        socket.on('open', () => resolve(101));
        socket.on('unexpected-response', (_req, res) => resolve(res.statusCode ?? 0));
        socket.on('error', () => {});
      });
    const statuses: number[] = [];
    for (let line = 0; line < 11; line += 1)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 40 }, (_, at) =>
            enter(`[2001:db8:7:${line.toString(16)}00::${at}]:${1024 + at}`),
          ),
        )),
      );
    expect(statuses.filter((status) => status === 101)).toHaveLength(400);
    expect(await enter('[2001:db8:8::1]:443')).toBe(101);
    for (const socket of open.splice(0)) socket.terminate();
    await soon(async () => expect(await enter('[2001:db8:7::1]:443')).toBe(101));
    await own.close();
  });

  test('nonsense is refused, and not fatal', async () => {
    const visitor = await visit();
    visitor.socket.send('{"op":');
    visitor.socket.send('[]');
    visitor.say({ op: 'drop', args: ['x'] });
    visitor.say(subscribe('liquidation'));
    await soon(() => expect(upstream.said).toEqual([subscribe('liquidation')]));
    expect(visitor.received).toEqual(Array(3).fill({ op: 'error', code: 400, msg: '看不懂这条消息' }));
    expect(visitor.socket.readyState).toBe(WebSocket.OPEN);
  });
});
