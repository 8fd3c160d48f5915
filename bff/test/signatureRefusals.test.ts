import { SIGNATURE_WINDOW } from '@coinmirror/shared/signing/communitySignature.ts';
import { signatureChallenge } from '@coinmirror/shared/signing/signatureRefusal.ts';
import { createSignatureCheck } from '@coinmirror/upstream/server/signature.ts';
import { describe, expect, test } from 'vitest';
import { type AskOptions, ask } from './support/ask.ts';
import type { FakeAnswer, SeenRequest } from './support/fakeUpstream.ts';
import { startFakeSite } from './support/site.ts';

const CLIENT = { COMMUNITY_CLIENT_ID: 'web', COMMUNITY_SECRET: 'a-long-secret-of-our-own' };
const MINUTE = 60_000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** One call of each way: piped, read whole, shared by all. */
const CALLS: readonly (readonly [path: string, options: AskOptions])[] = [
  ['/community/api/v2/member/userinfo', {}],
  ['/community/api/v2/member/logout', {}],
  [
    '/community/api/v2/member/checkpwd',
    { method: 'POST', body: '{"password":"secret1"}', headers: JSON_TYPE },
  ],
  ['/community/api/v3/sms/mode', {}],
];

interface Upstream {
  /** ms that its clock is ahead. */
  readonly ahead?: number;
  readonly secret?: string;
  /** Whether it names what it refuses. */
  readonly names?: boolean;
}

/** A gateway before an upstream that checks signatures by its own clock and secret. */
async function startSite({ ahead = 0, secret = CLIENT.COMMUNITY_SECRET, names = true }: Upstream) {
  const site = await startFakeSite(CLIENT);
  const now = () => Date.now() + ahead;
  const check = createSignatureCheck({ clientId: 'web', secret, now });
  site.upstream.on('*', ({ query, body }: SeenRequest): FakeAnswer => {
    const headers = { date: new Date(now()).toUTCString() };
    try {
      check(query, body.startsWith('{') ? (JSON.parse(body) as object as Record<string, unknown>) : {});
      return { body: { code: 200, msg: '', data: {} }, headers };
    } catch (error) {
      const { message: msg } = error as Error;
      const challenge = { 'www-authenticate': signatureChallenge(msg.includes('时间') ? 'time' : 'sign') };
      return { status: 401, body: { code: 401, msg }, headers: { ...headers, ...(names ? challenge : {}) } };
    }
  });
  return site;
}

const asMember = ({ headers, ...options }: AskOptions): AskOptions => ({
  ...options,
  headers: { ...headers, authorization: 'token-of-a-member' },
});

describe.each([
  ['an hour ahead', 60 * MINUTE],
  ['ten minutes behind', -10 * MINUTE],
])('an upstream whose clock is %s', (_words, ahead) => {
  test.each([true, false])('is followed from the first call on (it names the reason: %j)', async (names) => {
    for (const [path, options] of CALLS) {
      const { gateway, upstream } = await startSite({ ahead, names });
      const answers = [await ask(gateway.origin, path, asMember(options))];
      answers.push(await ask(gateway.origin, path, asMember(options)));
      expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 200, 200]);
      const asked = upstream.seen.length;
      // Twice the first time; what is shared by all is kept then.
      expect([path, asked]).toEqual([path, path.endsWith('mode') ? 2 : 3]);
      const lines = gateway.lines.filter((line) => line.includes('refuses our signature'));
      expect(lines).toHaveLength(1);
      const words = ahead > 0 ? 'ahead of' : 'behind';
      expect(lines[0]).toMatch(new RegExp(`clock is \\d+ s ${words} this machine’s`));
      const { clockAheadSeconds } = JSON.parse(lines[0] ?? '{}') as { clockAheadSeconds: number };
      expect(Math.abs(clockAheadSeconds - ahead / 1000)).toBeLessThan(3);
    }
  });
});

test.each([true, false])(
  'calls that set out together all get through (it names the reason: %j)',
  async (names) => {
    const { gateway } = await startSite({ ahead: -20 * MINUTE, names });
    const [[path, options] = ['', {}]] = CALLS;
    const together = Array.from({ length: 12 }, () => ask(gateway.origin, path, asMember(options)));
    const statuses = (await Promise.all(together)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  },
);

describe('an upstream with another secret', () => {
  // A logout is answered in any case (unsentLogouts.test.ts).
  test.each(CALLS.filter(([path]) => !path.endsWith('logout')))(
    '%s is a failure of ours, and no refusal of a login',
    async (path, options) => {
      const { gateway } = await startSite({ secret: 'rotated-since-this-morning' });
      for (let turn = 0; turn < 12; turn += 1) {
        const reply = await ask(gateway.origin, path, asMember(options));
        // Never the limit of wrong passwords either: nobody has been wrong.
        expect([path, reply.status, reply.json().code]).toEqual([path, 502, 502]);
        expect(reply.headers['www-authenticate']).toBeUndefined();
      }
      const lines = gateway.lines.filter((line) => line.includes('refuses our signature'));
      expect(lines).toEqual([expect.stringContaining('COMMUNITY_SECRET or COMMUNITY_HASH')]);
      expect(lines[0]).toContain('its clock and ours agree');
      expect(lines[0]).not.toContain(CLIENT.COMMUNITY_SECRET);
    },
  );
});

describe('a refusal of a login', () => {
  test.each([
    ['as it always was', {}],
    ['of another scheme', { 'www-authenticate': 'Bearer error="invalid_token"' }],
    ['by a clock within the window', { date: new Date(Date.now() - SIGNATURE_WINDOW / 2).toUTCString() }],
    ['from a cache that tells an old time', { date: new Date(0).toUTCString(), age: '86400' }],
  ])('%s reaches its visitor', async (_words, headers) => {
    const { gateway, upstream } = await startFakeSite(CLIENT);
    const body = { code: 401, msg: '登录已过期，请重新登录' };
    upstream.on('*', () => ({ status: 401, body, headers: { ...headers } }));
    const [[path, options] = ['', {}]] = CALLS;
    const reply = await ask(gateway.origin, path, asMember(options));
    expect([reply.status, reply.json()]).toEqual([401, body]);
  });
});
