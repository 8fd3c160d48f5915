import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../../server/startUpstream.ts';
import { createCaller } from '../../testing/testCaller.ts';

const identity = { clientId: 'test', secret: 'test-secret' };
const coin = { kind: 'coin', code: 'bitcoin' };
const feed = { kind: 'feed', code: 'bitcoin' };

let upstream: Upstream;
let call: ReturnType<typeof createCaller>;
let serial = 0;

beforeAll(async () => {
  upstream = await startUpstream({
    port: 0,
    seed: 7,
    now: () => Date.UTC(2026, 0, 15),
    dataDir: null,
    ...identity,
  });
  call = createCaller(upstream.origin, identity);
});
afterAll(() => upstream.close());

/** The token of a new account. */
async function member(): Promise<string> {
  const phone = { areaCode: '86', mobile: `138${String(20_000_000 + ++serial)}` };
  const account = await upstream.store.accounts.create(phone, 'secret1', '镜友');
  if (!account) throw new Error('the phone is taken');
  const login = { areacode: phone.areaCode, mobile: phone.mobile, type: 1, password: 'secret1' };
  const { data } = await call('memberLogin', login);
  return String((data as { sign: unknown }).sign);
}

describe('a vote', () => {
  it('needs a login; reading the counts does not', async () => {
    expect((await call('voteCast', { ...coin, choice: 'up' })).code).toBe(401);
    expect(await call('voteTally', coin)).toMatchObject({ code: 200, data: { list: [] } });
  });

  it('answers with the count, and is idempotent', async () => {
    const [me, other] = [await member(), await member()];
    await call('voteCast', { ...coin, choice: 'up' }, me);
    await call('voteCast', { ...coin, choice: 'up' }, me);
    const { data } = await call('voteCast', { ...coin, choice: 'down' }, other);
    expect(data).toEqual({ item: '', up_count: 1, down_count: 1, my_vote: 'down' });
    const mine = { list: [{ item: '', up_count: 1, down_count: 1, my_vote: 'up' }] };
    expect((await call('voteTally', coin, me)).data).toEqual(mine);
  });

  it('can be withdrawn, and a visitor without login sees no own choice', async () => {
    const me = await member();
    const item = 'notice-20000';
    await call('voteCast', { ...feed, item, choice: 'down' }, me);
    const seen = { list: [{ item, up_count: 0, down_count: 1, my_vote: null }] };
    expect((await call('voteTally', feed)).data).toEqual(seen);
    await call('voteCast', { ...feed, item, choice: 'none' }, me);
    expect((await call('voteTally', feed)).data).toEqual({ list: [] });
  });

  it('on an invalid subject is rejected', async () => {
    const me = await member();
    expect((await call('voteCast', { ...coin, choice: 'sideways' }, me)).code).not.toBe(200);
    expect((await call('voteCast', { ...feed, item: '../x y', choice: 'up' }, me)).code).not.toBe(200);
  });
});
