import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ask, type Reply } from './support/ask.ts';
import { startFakeUpstream } from './support/fakeUpstream.ts';
import { pointedAt, startGate } from './support/gate.ts';
import { startEmbeddedSite, startFakeSite } from './support/site.ts';

describe('an upstream that dies and comes back', async () => {
  const { upstream, gate } = await startEmbeddedSite();

  const PATHS = [
    '/',
    '/?unit=cny',
    '/currencies/',
    '/currencies/bitcoin',
    '/api/home/global',
    '/api/coin/web-coinrank?page=1&pagesize=100&type=-1',
  ];

  async function load(agent: Agent, until: () => boolean, replies: [string, Reply][]): Promise<void> {
    for (let turn = 0; !until(); turn++) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      replies.push([path, await ask(gate.origin, path, { agent })]);
    }
  }

  test('no page and no kept call fails meanwhile; old data says it is old; all is fresh within 5 s of its return', async () => {
    for (const path of PATHS) expect((await ask(gate.origin, path)).status).toBe(200);
    const agent = new Agent({ keepAlive: true });
    const replies: [string, Reply][] = [];
    let stop = false;
    const loaders = Array.from({ length: 8 }, () => load(agent, () => stop, replies));
    await sleep(300);
    await upstream.kill();
    await sleep(2500);
    const old = await ask(gate.origin, '/api/home/global');
    expect(old.headers['x-data-stale']).toBe('1');
    expect(Number(old.headers.age)).toBeGreaterThanOrEqual(1);
    expect((await ask(gate.origin, '/?unit=cny')).body).toContain('"stale":true');
    await upstream.restart();
    const back = Date.now();
    await expect
      .poll(async () => (await ask(gate.origin, '/api/home/global')).headers['x-data-stale'], {
        timeout: 5000,
      })
      .toBeUndefined();
    expect(Date.now() - back).toBeLessThan(5000);
    stop = true;
    await Promise.all(loaders);
    agent.destroy();
    expect(replies.length).toBeGreaterThan(200);
    expect(
      replies.filter(([, { status }]) => status !== 200).map(([path, { status }]) => [path, status]),
    ).toEqual([]);
  }, 40_000);

  test('a call that was never answered before fails with a time to come again', async () => {
    await upstream.kill();
    for (let turn = 0; turn < 8; turn++) await ask(gate.origin, `/api/coin/web-coinrank?page=${50 + turn}`);
    const reply = await ask(gate.origin, '/api/coin/web-coinrank?page=90');
    expect([reply.status, reply.json().code, reply.headers['retry-after']]).toEqual([503, 503, '2']);
    await upstream.restart();
  }, 40_000);
});

describe('an upstream that is slow', () => {
  test('nobody waits for it when data is at hand', async () => {
    const upstream = await startFakeUpstream();
    let delay = 0;
    upstream.on('/api/home/global', () => ({ body: { code: 200, data: {} }, delay }));
    const gate = await startGate(pointedAt(upstream.origin));
    await ask(gate.origin, '/api/home/global');
    delay = 6000;
    await sleep(1100);
    const reply = await ask(gate.origin, '/api/home/global');
    expect([reply.status, reply.headers['x-data-stale']]).toEqual([200, '1']);
    expect(reply.ms).toBeLessThan(delay);
    await gate.close();
    await upstream.close();
  }, 20_000);
});

describe('an upstream of which one endpoint is broken', async () => {
  const { upstream, gate } = await startFakeSite();

  test('answers every other as before', async () => {
    upstream.on('/api/coin/web-coinrank', () => ({ status: 500, body: {} }));
    upstream.on('/api/home/global', () => ({ body: { code: 200, data: {} } }));
    for (let page = 1; page < 12; page++) {
      const reply = await ask(gate.origin, `/api/coin/web-coinrank?page=${page}`);
      expect([reply.status, reply.json().code]).toEqual([502, 502]);
    }
    expect((await ask(gate.origin, '/api/home/global')).status).toBe(200);
  });
});

describe('a visitor who never finishes his request', () => {
  test('is told so and loses his connection', async () => {
    const gate = await startGate({});
    const started = Date.now();
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(gate.port, '127.0.0.1');
      let heard = '';
      socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '));
      socket.on('data', (chunk) => {
        heard += String(chunk);
      });
      socket.on('close', () => resolve(heard));
      socket.on('error', reject);
    });
    expect(text).toContain('408');
    expect(text).toContain('"code":408');
    expect(Date.now() - started).toBeLessThan(15_000);
    await gate.close();
  }, 20_000);
});

describe('a gate that is told to end', () => {
  test('finishes what it is doing, retires its connections, takes no new ones, and is gone', async () => {
    const upstream = await startFakeUpstream();
    upstream.on('/api/home/global', () => ({ body: { code: 200, data: {} }, delay: 600 }));
    const gate = await startGate(pointedAt(upstream.origin));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask(gate.origin, '/healthz', { agent })).headers.connection).toBe('keep-alive');
    const running = ask(gate.origin, '/api/home/global');
    await sleep(100);
    const closing = gate.close();
    const last = await ask(gate.origin, '/readyz', { agent });
    expect([last.status, last.headers.connection]).toEqual([503, 'close']);
    await expect(ask(gate.origin, '/healthz')).rejects.toThrow('ECONNREFUSED');
    expect((await running).status).toBe(200);
    await closing;
    agent.destroy();
    await upstream.close();
  });
});
