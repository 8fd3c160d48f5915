import { accountEndpoints } from '@coinmirror/shared/contract/community/account.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import {
  call,
  count,
  type LoginUpstream,
  newMobile,
  RIGHT,
  startLoginUpstream,
  statuses,
} from './support/logins.ts';
import { pointedAt, startGateway, type TestGateway } from './support/testGateway.ts';

let upstream: LoginUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await startLoginUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  gateway = await startGateway({ ...pointedAt(upstream.origin), TRUST_PROXY: '1' });
});
afterEach(() => gateway.close());

describe('the current password', () => {
  const calls = {
    memberCheckPassword: { password: 'wrong' },
    memberSetPassword: { oldpassword: 'wrong', password: 'another' },
    memberChangeMobile: { areacode: '86', mobile: '13900139000', token: 'x'.repeat(16), password: 'wrong' },
    memberDelete: { password: 'wrong' },
  } as const;
  const names = Object.keys(calls) as (keyof typeof calls)[];

  test.each(names)('is guessed ten times from a session by %s, wherever it is used', async (name) => {
    const authorization = `session-of-${name}`;
    const seen = await statuses(15, () => call(gateway, name, calls[name], { authorization }));
    expect([count(seen, 422), count(seen, 429)]).toEqual([10, 5]);
    const asBearer = { authorization: `Bearer ${authorization}` };
    expect((await call(gateway, 'memberCheckPassword', { password: RIGHT }, asBearer)).status).toBe(429);
    const other = { authorization: 'another-session' };
    expect((await call(gateway, 'memberCheckPassword', { password: RIGHT }, other)).status).toBe(200);
  });

  it('that is right counts for nothing', async () => {
    const from = { authorization: 'an-owner' };
    const seen = await statuses(25, () => call(gateway, 'memberCheckPassword', { password: RIGHT }, from));
    expect(count(seen, 200)).toBe(25);
  });
});

describe('a code', () => {
  const asked = (mobile: string) => call(gateway, 'phoneCode', { areacode: '86', mobile, type: 5 });
  let answer: { status: number; body: object };
  beforeEach(() => upstream.on(accountEndpoints.phoneCode.path, () => answer));

  it('that was not sent may be asked for again at once, and whoever solved no slider uses up none', async () => {
    const mobile = newMobile();
    answer = { status: 424, body: { code: 424, msg: '短信暂时无法发送，请稍后再试' } };
    const refused = await asked(mobile);
    expect(refused.json()).toEqual(answer.body);
    expect(count(await statuses(15, () => asked(mobile)), 424)).toBe(15);
    answer = { status: 200, body: { code: 200, data: {} } };
    expect((await asked(mobile)).status).toBe(200);
    expect((await asked(mobile)).status).toBe(429);
  });
});
