import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, type Reply } from './support/ask.ts';
import { type FakeUpstream, startFakeUpstream } from './support/fakeUpstream.ts';
import { type RedisServer, redisProgram, startRedis } from './support/redisServer.ts';
import { soon } from './support/soon.ts';
import { pointedAt, startGateway, type TestGateway } from './support/testGateway.ts';

vi.mock('@coinmirror/shared/contract/endpoints.ts', async (original) => {
  const { endpoints } = await original<typeof import('@coinmirror/shared/contract/endpoints.ts')>();
  const { extraRows } = await import('./support/extraRows.ts');
  return { endpoints: { ...endpoints, ...extraRows } };
});

let upstream: FakeUpstream;
beforeAll(async () => {
  upstream = await startFakeUpstream();
  upstream.on('*', () => ({ body: { code: 200, data: {} } }));
});
afterAll(() => upstream.close());

function sendCode(gateway: TestGateway, mobile: string, from = '203.0.113.1'): Promise<Reply> {
  return ask(gateway.origin, '/community/api/test/code', {
    method: 'POST',
    body: JSON.stringify({ areacode: '86', mobile }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  });
}

function feedback(gateway: TestGateway, from: string): Promise<Reply> {
  return ask(gateway.origin, '/community/api/test/form', {
    method: 'POST',
    body: 'intro=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
  });
}

describe('limits', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ ...pointedAt(upstream.origin), TRUST_PROXY: '1' });
  });
  afterAll(() => gateway.close());

  test('a number gets one code in 55 s, whoever asks for it, and the answer says when to come again', async () => {
    expect((await sendCode(gateway, '13800138000')).status).toBe(200);
    const refused = await sendCode(gateway, '138 0013 8000', '203.0.113.2');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(55);
    expect(refused.json()).toEqual({ code: 429, msg: `操作过于频繁，请 ${seconds} 秒后再试` });
    expect((await sendCode(gateway, '13800138001')).status).toBe(200);
  });

  test.each([
    ['an area code with zeros before it', { areacode: '0086', mobile: '13700137001' }],
    ['no area code', { mobile: '13700137001' }],
    ['a zero before it', { areacode: '86', mobile: '013700137001' }],
    ['wide digits', { areacode: '８６', mobile: '１３７００１３７００１' }],
    ['a calling code written along', { areacode: '86', mobile: '+86 137-0013-7001' }],
    ['a calling code dialled along', { areacode: '86', mobile: '008613700137001' }],
    ['marks of direction', { areacode: '86', mobile: '\u202d13700137001\u202c' }],
    ['a space in the purpose', { areacode: '86', mobile: '13700137001', type: ' 5 ' }],
    ['another way to write the purpose', { areacode: '86', mobile: '13700137001', type: '05' }],
  ])('a number is one number with %s', async (_how, fields) => {
    const asOf = (body: object) =>
      ask(gateway.origin, '/community/api/test/code', {
        method: 'POST',
        body: JSON.stringify({ type: 'type' in fields ? 5 : undefined, ...body }),
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.18.5.${(Math.random() * 255) | 0}`,
        },
      });
    await asOf({ areacode: '86', mobile: '13700137001' });
    expect((await asOf(fields)).status).toBe(429);
  });

  test('an address asks for ten codes in ten minutes', async () => {
    const from = '203.0.113.50';
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await sendCode(gateway, `1390013800${i}`, from)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('one address is one visitor, another is another', async () => {
    for (let i = 0; i < 5; i++) expect((await feedback(gateway, '203.0.113.9')).status).toBe(200);
    expect((await feedback(gateway, '203.0.113.9')).status).toBe(429);
    expect((await feedback(gateway, '203.0.113.10')).status).toBe(200);
  });

  test.each([
    ['IPv4 with its port', (turn: number) => `203.0.113.20:${49_152 + turn}`],
    ['IPv6 with its port', (turn: number) => `[2001:db8:20::${turn + 1}]:${49_152 + turn}`],
    ['IPv4 as IPv6', (turn: number) => (turn % 2 === 0 ? '203.0.113.21' : '::ffff:203.0.113.21')],
  ])('one address is one visitor where the proxy writes %s', async (_how, from) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn++) statuses.push((await feedback(gateway, from(turn))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  test('a refused call does not reach the upstream and leaves one line without the number', async () => {
    upstream.seen.length = 0;
    gateway.lines.length = 0;
    await sendCode(gateway, '13800138000');
    await soon(() => expect(gateway.lines).toHaveLength(1));
    expect(gateway.lines[0]).not.toContain('13800138000');
    expect(upstream.seen).toEqual([]);
  });

  test('without a trusted proxy nobody can pass for another', async () => {
    const direct = await startGateway(pointedAt(upstream.origin));
    for (let i = 0; i < 5; i++) await feedback(direct, `198.51.100.${i}`);
    expect((await feedback(direct, '198.51.100.99')).status).toBe(429);
    await direct.close();
  });
});

describe('who is refused again and again', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway({ ...pointedAt(upstream.origin), TRUST_PROXY: '1' });
  });
  afterEach(() => gateway.close());

  test('since he asks too soon uses up none of his address', async () => {
    await sendCode(gateway, '13900139000');
    for (let i = 0; i < 15; i++) expect((await sendCode(gateway, '13900139000')).status).toBe(429);
    for (let i = 1; i < 10; i++) expect((await sendCode(gateway, `1390013900${i}`)).status).toBe(200);
    expect((await sendCode(gateway, '13900139010')).status).toBe(429);
  });

  test('gets twenty lines of the log, whatever numbers he invents', async () => {
    for (let i = 0; i < 60; i++) await sendCode(gateway, `1370013${1000 + i}`);
    expect((await sendCode(gateway, '13700137999', '203.0.113.53')).status).toBe(200);
    await soon(() => expect(gateway.lines.filter((line) => line.includes('"status":200'))).toHaveLength(11));
    expect(gateway.lines.filter((line) => line.includes('"status":429'))).toHaveLength(20);
  });
});

const program = redisProgram();

function untilStore(gateway: TestGateway, status: string): Promise<void> {
  return soon(async () =>
    expect((await ask(gateway.origin, '/readyz')).body).toContain(`"redis":"${status}"`),
  );
}

describe.skipIf(program === null)('limits of several processes', () => {
  let redis: RedisServer;
  let gateways: TestGateway[];
  beforeAll(async () => {
    redis = await startRedis(program ?? '');
    const env = { ...pointedAt(upstream.origin), TRUST_PROXY: '1', REDIS_URL: redis.url };
    gateways = [await startGateway(env), await startGateway(env)];
    for (const gateway of gateways) {
      await untilStore(gateway, 'ready');
    }
  });
  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
    await redis.stop();
  });

  test('are counted together', async () => {
    const [one, two] = gateways as [TestGateway, TestGateway];
    for (let i = 0; i < 5; i++) expect((await feedback(i % 2 ? one : two, '203.0.113.70')).status).toBe(200);
    expect([
      (await feedback(one, '203.0.113.70')).status,
      (await feedback(two, '203.0.113.70')).status,
    ]).toEqual([429, 429]);
  });

  test('are counted by each process alone while the store is gone, and together again when it is back', async () => {
    const [one, two] = gateways as [TestGateway, TestGateway];
    await redis.stop();
    for (let i = 0; i < 5; i++) expect((await feedback(one, '203.0.113.80')).status).toBe(200);
    expect((await feedback(one, '203.0.113.80')).status).toBe(429);
    expect((await feedback(two, '203.0.113.80')).status).toBe(200);
    await redis.start();
    await untilStore(two, 'ready');
    for (let i = 0; i < 5; i++) await feedback(two, '203.0.113.90');
    await untilStore(one, 'ready');
    expect((await feedback(one, '203.0.113.90')).status).toBe(429);
  }, 30_000);

  test('a store that hangs is left alone, and nobody waits for it again', async () => {
    const [one] = gateways as [TestGateway, TestGateway];
    redis.hang();
    expect((await feedback(one, '203.0.113.100')).status).toBe(200);
    await untilStore(one, 'reconnecting');
    for (let i = 0; i < 5; i++) expect((await feedback(one, '203.0.113.101')).status).toBe(200);
    expect((await feedback(one, '203.0.113.101')).status).toBe(429);
    redis.resume();
    await untilStore(one, 'ready');
  }, 30_000);
});
