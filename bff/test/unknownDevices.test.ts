import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { DEVICE_HEADER, KNOWN_HEADER } from '@coinmirror/shared/contract/community/askerHeaders.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Reply } from './support/ask.ts';
import {
  byCode,
  byPassword,
  CODE,
  call,
  count,
  type From,
  type LoginUpstream,
  newAddress,
  newMobile,
  RIGHT,
  startLoginUpstream,
  statuses,
} from './support/logins.ts';
import { pointedAt, startGateway, type TestGateway } from './support/testGateway.ts';

const UID = 'uid=1c0de1c0-0000-4000-8000-00000000abcd';
const HOURS = 3600;

let upstream: LoginUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await startLoginUpstream();
  upstream.on(accountEndpoints.phoneCode.path, () => ({ body: { code: 200, data: { hint: '' } } }));
});
afterAll(() => upstream.close());
beforeEach(async () => {
  gateway = await startGateway({ ...pointedAt(upstream.origin), TRUST_PROXY: '1' });
});
afterEach(() => gateway.close());

const cookieOf = (reply: Reply) => reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const askCode = (mobile: string, from?: From, type = 5) =>
  call(gateway, 'phoneCode', { areacode: '86', mobile, type }, from);
const reset = (mobile: string, password: string, from?: From) =>
  call(gateway, 'memberResetPassword', { areacode: '86', mobile, token: 'x'.repeat(40), password }, from);
const verify = (mobile: string, sms_code: string, from?: From) =>
  call(gateway, 'verifyPhoneCode', { areacode: '86', mobile, type: 2, sms_code }, from);

describe('strangers who guess the code of a number', () => {
  const guesses = [
    ['at a login', (mobile: string, code: string, from?: From) => byCode(gateway, mobile, code, from)],
    ['at a reset', verify],
  ] as const;

  test.each(guesses)('%s shut out each other, not who has had it sent', async (_where, guess) => {
    const [mobile, address] = [newMobile(), newAddress()];
    const cookie = cookieOf(await askCode(mobile));
    const seen = await statuses(12, (turn) => guess(mobile, `00000${turn % 10}`));
    expect([count(seen, 422), count(seen, 429)]).toEqual([10, 2]);
    await statuses(30, () => guess(newMobile(), '000000', { address }));
    expect((await guess(mobile, CODE, { address })).status).toBe(429);
    expect((await guess(mobile, CODE, { address, cookie })).status).toBe(200);
  });

  it('have ten tries of a code that they had sent themselves, and no more by asking again', async () => {
    const mobile = newMobile();
    const cookie = cookieOf(await askCode(mobile));
    const seen = await statuses(12, () => byCode(gateway, mobile, '000000', { cookie }));
    expect([count(seen, 422), count(seen, 429)]).toEqual([10, 2]);
    // Another purpose, so that it is sent at once: the browser stays the one device.
    const again = cookieOf(await askCode(mobile, { cookie }, 2));
    expect((await byCode(gateway, mobile, CODE, { cookie: again })).status).toBe(429);
  });

  test.each<[string, (cookie: string) => string]>([
    ['of another number', (cookie) => cookie],
    ['with another device', (cookie) => cookie.replace(/=[\w-]{22}/, `=${'A'.repeat(22)}`)],
    ['of a device that has logged in', (cookie) => cookie.replace('code_device', 'login_device')],
  ])('do not pass for its asker by a cookie %s', async (what, changed) => {
    const mobile = newMobile();
    const cookie = changed(cookieOf(await askCode(what === 'of another number' ? newMobile() : mobile)));
    await statuses(10, () => byCode(gateway, mobile, '000000'));
    expect((await byCode(gateway, mobile, CODE, { cookie })).status).toBe(429);
  });
});

it('strangers’ wrong tokens of a reset count for their address, never for the number', async () => {
  const mobile = newMobile();
  expect(count(await statuses(40, () => reset(mobile, 'wrong')), 422)).toBe(40);
  expect((await reset(mobile, RIGHT)).status).toBe(200);
  const address = newAddress();
  expect(count(await statuses(31, () => reset(mobile, 'wrong', { address })), 422)).toBe(30);
});

describe('codes that strangers have sent to a number', () => {
  /** Strangers in networks of their own unless named, each with another purpose, so that no minute has to pass. */
  const pour = (mobile: string, addressOf = (turn: number) => `198.51.${turn}.1`) =>
    statuses(12, (turn) => askCode(mobile, { address: addressOf(turn) }, turn));

  it('never shut out a device that has logged in with it, at their own address either', async () => {
    const [mobile, address] = [newMobile(), newAddress()];
    const cookie = cookieOf(await byPassword(gateway, mobile, RIGHT));
    await pour(mobile);
    await statuses(10, () => askCode(newMobile(), { address }));
    expect((await askCode(mobile, { address })).status).toBe(429);
    expect((await askCode(mobile, { address, cookie })).status).toBe(200);
    expect((await askCode(mobile, { address, cookie })).status).toBe(429);
  });

  test.each<[string, (turn: number) => string]>([
    ['an IPv4 /24', (turn) => `203.0.113.${turn}`],
    ['the same, written as IPv6', (turn) => `::ffff:203.0.113.${turn}`],
    ['an IPv6 /48', (turn) => `2001:db8:1:${turn}00::1`],
  ])('are five a day from one network (%s), so that others still get theirs', async (_what, addressOf) => {
    const mobile = newMobile();
    expect(count(await pour(mobile, addressOf), 200)).toBe(5);
    expect((await askCode(mobile)).status).toBe(200);
  });

  it('are ten in all, which close the number for hours, not for a day', async () => {
    const mobile = newMobile();
    expect(count(await pour(mobile), 200)).toBe(10);
    const refused = await askCode(mobile, undefined, 77);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(6 * HOURS);
  });
});

describe('the community host hears of the browser', () => {
  async function heard(from: From & Record<string, string>): Promise<Record<string, unknown>> {
    upstream.seen.length = 0;
    await askCode(newMobile(), from);
    return { ...upstream.seen[0]?.headers };
  }

  it('a lasting name that is not its id, and none where it has no id', async () => {
    const [first, again] = [await heard({ cookie: UID }), await heard({ cookie: `x=1; ${UID}` })];
    expect(first[DEVICE_HEADER]).toMatch(/^[\w-]{43}$/);
    expect(again[DEVICE_HEADER]).toBe(first[DEVICE_HEADER]);
    for (const cookie of ['', 'uid=', 'uid=1', 'uid=00000000-0000-0000-0000-00000000000x'])
      expect((await heard({ cookie }))[DEVICE_HEADER]).toBeUndefined();
  });

  it('nothing that the browser says itself', async () => {
    const said = await heard({ [DEVICE_HEADER]: 'forged', [KNOWN_HEADER]: '1' });
    expect([said[DEVICE_HEADER], said[KNOWN_HEADER]]).toEqual([undefined, undefined]);
  });

  it('that it has logged in with the number, for that number alone', async () => {
    const mobile = newMobile();
    const cookie = cookieOf(await byPassword(gateway, mobile, RIGHT));
    upstream.seen.length = 0;
    await askCode(mobile, { cookie });
    await askCode(newMobile(), { cookie });
    expect(upstream.seen.map(({ headers }) => headers[KNOWN_HEADER])).toEqual(['1', undefined]);
  });
});
