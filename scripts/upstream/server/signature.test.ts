import {
  SIGNATURE_WINDOW,
  type SignatureHash,
  signQuery,
} from '@coinmirror/shared/signing/communitySignature.ts';
import { beforeEach, expect, it, test } from 'vitest';
import { createSignatureCheck, hashHex } from './signature.ts';

const SECRET = 'a-secret-of-its-own';
const NOW = Date.UTC(2026, 0, 15, 8);

let time: number;
let elapsed: number;
let check: ReturnType<typeof createSignatureCheck>;

beforeEach(() => {
  time = NOW;
  elapsed = 0;
  check = createSignatureCheck({ clientId: 'web', secret: SECRET, now: () => time, elapsed: () => elapsed });
});

interface Signing {
  clientId?: string;
  secret?: string;
  now?: number;
  nonce?: string;
  algorithm?: SignatureHash;
}

function signed({
  clientId = 'web',
  secret = SECRET,
  now = time,
  nonce,
  algorithm = 'sha256',
}: Signing = {}) {
  const context = {
    clientId,
    secret,
    now,
    nonce: nonce ?? `${Math.floor(now / 1000)}ab12`,
    hash: (text: string) => hashHex(algorithm, text),
  };
  return new URLSearchParams(signQuery([['page', '1']], context));
}

test.each(['sha256', 'md5'] as const)('a call signed with %s passes', (algorithm) => {
  expect(() => check(signed({ algorithm }))).not.toThrow();
});

it('a body is part of the signature, so nobody can change it in transit', () => {
  const hash = (text: string) => hashHex('sha256', text);
  const context = {
    clientId: 'web',
    secret: SECRET,
    now: time,
    nonce: `${Math.floor(time / 1000)}cd34`,
    hash,
  };
  const query = new URLSearchParams(signQuery([], context, [['mobile', '13800138000']]));
  expect(() => check(query, { mobile: '13900139000' })).toThrow('签名错误');
  expect(() => check(query, { mobile: '13800138000' })).not.toThrow();
});

it('a call cannot be replayed', () => {
  const query = signed();
  check(query);
  expect(() => check(query)).toThrow('请求已被使用');
});

it('a nonce may be reused once its first call has expired', () => {
  const nonce = '1768464000ab12';
  check(signed({ nonce }));
  time += 2 * SIGNATURE_WINDOW;
  elapsed += 2 * SIGNATURE_WINDOW;
  expect(() => check(signed({ nonce }))).not.toThrow();
});

test.each([-3_600_000, 3_600_000])('a clock that is set %d ms and back lets no call be replayed', (jump) => {
  const query = signed();
  check(query);
  time += jump;
  check(signed({ nonce: `${Math.floor(time / 1000)}other` }));
  time -= jump;
  expect(() => check(query)).toThrow('请求已被使用');
});

it('a forged call does not use up the nonce of a genuine one', () => {
  expect(() => check(signed({ secret: 'guess' }))).toThrow('签名错误');
  expect(() => check(signed())).not.toThrow();
});

it('nothing can be changed after signing', () => {
  const query = signed();
  query.set('page', '2');
  expect(() => check(query)).toThrow('签名错误');
});

test.each([-1, 1])('clocks may differ by at most five minutes (%d)', (direction) => {
  expect(() => check(signed({ now: NOW + direction * SIGNATURE_WINDOW }))).not.toThrow();
  expect(() =>
    check(signed({ now: NOW + direction * (SIGNATURE_WINDOW + 1000), nonce: '1768464000zz' })),
  ).toThrow('请求时间');
});

it('an unknown client is rejected', () => {
  expect(() => check(signed({ clientId: 'other' }))).toThrow('未知的客户端');
});

test.each(['', 'abc', '12', "1768464000'; --"])('%j is not a valid nonce', (nonce) => {
  expect(() => check(signed({ nonce }))).toThrow('随机数');
});

it('a call without signature parameters is rejected', () => {
  expect(() => check(new URLSearchParams())).toThrow();
});
