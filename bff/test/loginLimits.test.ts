import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { ask } from './support/ask.ts';
import {
  byCode,
  byPassword,
  CODE,
  call,
  count,
  type LoginUpstream,
  newAddress,
  newMobile,
  RIGHT,
  startLoginUpstream,
  statuses,
} from './support/logins.ts';
import { type RedisServer, redisProgram, startRedis } from './support/redisServer.ts';
import { soon } from './support/soon.ts';
import { pointedAt, startGateway, type TestGateway } from './support/testGateway.ts';

/** Upstreams refuse by the status, or by the envelope alone. */
const refusals = [
  ['by its status', 422],
  ['by the envelope alone', 200],
] as const;

let upstream: LoginUpstream;
beforeAll(async () => {
  upstream = await startLoginUpstream();
});
afterAll(() => upstream.close());

/** Ten strangers at ten addresses of one network, each wrong once. */
const attack = (gateway: TestGateway, mobile: string) =>
  statuses(10, (turn) => byPassword(gateway, mobile, `wrong${turn}`, { address: `198.51.100.${turn}` }));
/** A further address there. */
const THERE = { address: '198.51.100.99' };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway({ ...pointedAt(upstream.origin), TRUST_PROXY: '1' });
});
afterEach(async () => {
  upstream.refusedWith = 422;
  await gateway.close();
});

/** The cookie of a login that works, as a browser sends it back. */
async function deviceOf(mobile: string, at: TestGateway = gateway): Promise<string> {
  const reply = await byPassword(at, mobile, RIGHT);
  return reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

describe('wrong passwords on a number', () => {
  test.each(refusals)('of strangers shut out their network, refused %s', async (_how, status) => {
    upstream.refusedWith = status;
    const mobile = newMobile();
    expect(await attack(gateway, mobile)).toEqual(Array.from({ length: 10 }, () => status));
    const refused = await byPassword(gateway, mobile, RIGHT, THERE);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    expect((await byPassword(gateway, newMobile(), RIGHT, THERE)).status).toBe(200);
    expect((await byPassword(gateway, mobile, RIGHT, { address: '198.51.101.1' })).status).toBe(200);
  });

  it('from many networks shut out strangers, thirty in all', async () => {
    const mobile = newMobile();
    const seen = await statuses(32, (turn) =>
      byPassword(gateway, mobile, `wrong${turn}`, { address: `198.51.${turn}.1` }),
    );
    expect([count(seen, 422), count(seen, 429)]).toEqual([30, 2]);
    expect((await byPassword(gateway, mobile, RIGHT, { address: '198.51.200.1' })).status).toBe(429);
  });

  it('shut out no login by code, whatever else stands in the call', async () => {
    const mobile = newMobile();
    await statuses(10, (turn) =>
      call(
        gateway,
        'memberLogin',
        {
          areacode: '86',
          mobile,
          type: 1,
          password: `wrong${turn}`,
          sms_code: '111111',
        },
        THERE,
      ),
    );
    expect((await byPassword(gateway, mobile, RIGHT, THERE)).status).toBe(429);
    expect((await byCode(gateway, mobile, CODE)).status).toBe(200);
  });

  it('are all that counts: whoever is right may come as often as he likes', async () => {
    const [mobile, address] = [newMobile(), newAddress()];
    expect(count(await statuses(40, () => byPassword(gateway, mobile, RIGHT, { address })), 200)).toBe(40);
  });

  it('are counted though many come at once', async () => {
    const mobile = newMobile();
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, turn) => byPassword(gateway, mobile, `wrong${turn}`, THERE)),
    );
    expect(
      count(
        replies.map(({ status }) => status),
        422,
      ),
    ).toBe(10);
  });

  it('are thirty for an address, whatever the number', async () => {
    const address = newAddress();
    const seen = await statuses(31, () => byPassword(gateway, newMobile(), 'wrong', { address }));
    expect([count(seen, 422), seen.at(-1)]).toEqual([30, 429]);
  });
});

describe('a device that has logged in with the number', () => {
  it('is known by a cookie that no script reads and no other site sends', async () => {
    const mobile = newMobile();
    const reply = await byPassword(gateway, mobile, RIGHT);
    const [cookie = ''] = reply.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^login_device=[\w-]{22}\.\d{10}\.[\w-]{43}; Max-Age=7776000; Path=\/community; HttpOnly; SameSite=Strict$/,
    );
    expect(cookie).not.toContain(mobile);
    expect((await byPassword(gateway, mobile, 'wrong')).headers['set-cookie']).toBeUndefined();
  });

  it('gets through while strangers are shut out, at its address too', async () => {
    const mobile = newMobile();
    const { address } = THERE;
    const cookie = await deviceOf(mobile);
    await attack(gateway, mobile);
    await statuses(30, () => byPassword(gateway, newMobile(), 'wrong', { address }));
    expect((await byPassword(gateway, mobile, RIGHT, { address })).status).toBe(429);
    expect((await byPassword(gateway, mobile, RIGHT, { address, cookie })).status).toBe(200);
  });

  it('may be wrong ten times itself, whoever has its cookie, and stays one device however often it logs in', async () => {
    const mobile = newMobile();
    const first = await deviceOf(mobile);
    const again = await byPassword(gateway, mobile, RIGHT, { cookie: first });
    const second = again.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const seen = await statuses(12, (turn) =>
      byPassword(gateway, mobile, 'wrong', { cookie: turn % 2 ? first : second }),
    );
    expect([count(seen, 422), count(seen, 429)]).toEqual([10, 2]);
    expect((await byPassword(gateway, mobile, RIGHT, { cookie: first })).status).toBe(429);
    expect((await byCode(gateway, mobile, CODE, { cookie: first })).status).toBe(200);
  });

  test.each<[string, (cookie: string) => string]>([
    ['of another number', (cookie) => cookie],
    ['with another end', (cookie) => cookie.replace(/\.\d{10}\./, '.9999999999.')],
    ['with another device', (cookie) => cookie.replace(/=[\w-]{22}/, `=${'A'.repeat(22)}`)],
    ['without a seal', (cookie) => cookie.replace(/\.[\w-]{43}$/, '.')],
    ['of nonsense', () => 'login_device=..'],
  ])('is not to be passed for by a cookie %s', async (what, changed) => {
    const mobile = newMobile();
    const cookie = changed(await deviceOf(what === 'of another number' ? newMobile() : mobile));
    await attack(gateway, mobile);
    expect((await byPassword(gateway, mobile, RIGHT, { ...THERE, cookie })).status).toBe(429);
  });
});

const program = redisProgram();

describe.skipIf(program === null)('two gateways', () => {
  let redis: RedisServer;
  let gateways: TestGateway[] = [];
  beforeAll(async () => {
    redis = await startRedis(program ?? '');
    const env = { ...pointedAt(upstream.origin), TRUST_PROXY: '1', REDIS_URL: redis.url };
    gateways = [await startGateway(env), await startGateway(env)];
    for (const each of gateways) {
      await soon(async () => expect((await ask(each.origin, '/readyz')).body).toContain('"redis":"ready"'));
    }
  });
  afterAll(async () => {
    for (const each of gateways) await each.close();
    await redis.stop();
  });

  it('count what is wrong together, leave out what is right, and know each other’s devices', async () => {
    const [one, two] = gateways as [TestGateway, TestGateway];
    const mobile = newMobile();
    const cookie = await deviceOf(mobile, one);
    const either = (turn: number) => (turn % 2 ? one : two);
    await statuses(15, (turn) => byPassword(either(turn), mobile, RIGHT));
    // What is right is taken back once its answer has gone.
    await soon(async () => expect((await byPassword(two, mobile, 'wrong', THERE)).status).toBe(422));
    const seen = await statuses(12, (turn) => byPassword(either(turn), mobile, `wrong${turn}`, THERE));
    expect([count(seen, 422), count(seen, 429)]).toEqual([9, 3]);
    expect((await byPassword(two, mobile, RIGHT, { cookie })).status).toBe(200);
    expect((await byPassword(one, mobile, RIGHT, THERE)).status).toBe(429);
  });
});
