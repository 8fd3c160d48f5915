import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { UPSTREAM_LIMITS } from '../src/upstream/upstreamLimits.ts';
import { ask, type Reply } from './support/ask.ts';
import { type EmbeddedUpstream, startEmbeddedUpstream } from './support/embeddedUpstream.ts';
import { startFakeUpstream } from './support/fakeUpstream.ts';
import { takeTime } from './support/ownTime.ts';
import { startFakeSite } from './support/site.ts';
import { soon } from './support/soon.ts';
import { pointedAt, startGateway, type TestGateway } from './support/testGateway.ts';

describe('an upstream that dies and comes back', () => {
  let upstream: EmbeddedUpstream;
  let gateway: TestGateway;

  beforeAll(async () => {
    upstream = await startEmbeddedUpstream();
    gateway = await startGateway(pointedAt(upstream.origin));
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.kill();
  });

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
      replies.push([path, await ask(gateway.origin, path, { agent })]);
      // The upstream that comes back needs the processor too.
      await sleep(5);
    }
  }

  test('no page and no kept call fails meanwhile; old data says it is old; all is fresh within 5 s of its return', async () => {
    for (const path of PATHS) expect((await ask(gateway.origin, path)).status).toBe(200);
    const agent = new Agent({ keepAlive: true });
    const replies: [string, Reply][] = [];
    let stop = false;
    const loaders = Array.from({ length: 8 }, () => load(agent, () => stop, replies));
    const repliesAfter = (more: number) => {
      const enough = replies.length + more;
      return soon(() => expect(replies.length).toBeGreaterThan(enough));
    };
    await repliesAfter(50);
    await upstream.kill();
    await soon(async () => {
      const old = await ask(gateway.origin, '/api/home/global');
      expect(old.headers['x-data-stale']).toBe('1');
      expect(Number(old.headers.age)).toBeGreaterThanOrEqual(1);
    });
    await soon(async () => expect((await ask(gateway.origin, '/?unit=cny')).body).toContain('"stale":true'));
    await repliesAfter(100);
    await upstream.restart();
    const back = Date.now();
    await expect
      .poll(async () => (await ask(gateway.origin, '/api/home/global')).headers['x-data-stale'], {
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
  });

  test('a call that was never answered before fails with a time to come again', async () => {
    await upstream.kill();
    for (let turn = 0; turn < 8; turn++)
      await ask(gateway.origin, `/api/coin/web-coinrank?page=${50 + turn}`);
    const reply = await ask(gateway.origin, '/api/coin/web-coinrank?page=90');
    expect([reply.status, reply.json().code, reply.headers['retry-after']]).toEqual([503, 503, '2']);
  });
});

describe('an upstream that is slow', () => {
  test('nobody waits for it when data is at hand', async () => {
    const upstream = await startFakeUpstream();
    const answer = { body: { code: 200, data: {} } };
    upstream.on('/api/home/global', () => answer);
    const gateway = await startGateway(pointedAt(upstream.origin));
    const time = takeTime();
    onTestFinished(time.end);
    await ask(gateway.origin, '/api/home/global');
    const late = Promise.withResolvers<void>();
    upstream.on('/api/home/global', () => ({ ...answer, until: late.promise }));
    await time.pass(1_100);
    const reply = ask(gateway.origin, '/api/home/global');
    await soon(() => expect(upstream.underway()).toBe(1));
    await time.pass(UPSTREAM_LIMITS.patienceMs);
    const { status, headers } = await reply;
    expect([status, headers['x-data-stale'], upstream.underway()]).toEqual([200, '1', 1]);
    late.resolve();
    time.end();
    await gateway.close();
    await upstream.close();
  });
});

describe('a gateway that is told to end', () => {
  test('finishes what it is doing, retires its connections, takes no new ones, and is gone', async () => {
    const upstream = await startFakeUpstream();
    const late = Promise.withResolvers<void>();
    upstream.on('/api/home/global', () => ({ body: { code: 200, data: {} }, until: late.promise }));
    const gateway = await startGateway(pointedAt(upstream.origin));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask(gateway.origin, '/healthz', { agent })).headers.connection).toBe('keep-alive');
    const running = ask(gateway.origin, '/api/home/global');
    await soon(() => expect(upstream.underway()).toBe(1));
    const closing = gateway.close();
    const last = await ask(gateway.origin, '/readyz', { agent });
    expect([last.status, last.headers.connection]).toEqual([503, 'close']);
    await expect(ask(gateway.origin, '/healthz')).rejects.toThrow('ECONNREFUSED');
    late.resolve();
    expect((await running).status).toBe(200);
    await closing;
    agent.destroy();
    await upstream.close();
  });
});

describe('an upstream of which one endpoint is broken', async () => {
  const { upstream, gateway } = await startFakeSite();

  test('answers every other as before', async () => {
    upstream.on('/api/coin/web-coinrank', () => ({ status: 500, body: {} }));
    upstream.on('/api/home/global', () => ({ body: { code: 200, data: {} } }));
    for (let page = 1; page < 12; page++) {
      const reply = await ask(gateway.origin, `/api/coin/web-coinrank?page=${page}`);
      expect([reply.status, reply.json().code]).toEqual([502, 502]);
    }
    expect((await ask(gateway.origin, '/api/home/global')).status).toBe(200);
  });
});
