import { describe, expect, test } from 'vitest';
import { judgeHandle, type OfficialHandle, plainHandle } from './official.ts';

const OURS: readonly OfficialHandle[] = [
  { kind: 'domain', value: 'coinmirror.example' },
  { kind: 'email', value: 'service@coinmirror.example' },
  { kind: 'telegram', value: 'coinmirror_official' },
];
const verdict = (text: string) => judgeHandle(text, OURS);

describe('the queried text', () => {
  test.each([
    [' HTTPS://CoinMirror.example/a?b#c ', 'coinmirror.example'],
    ['https://coinmirror.example@evil.example/login', 'evil.example'],
    ['https://coinmirror.example:8443', 'coinmirror.example'],
    ['@CoinMirror_Official', 'coinmirror_official'],
    ['coinmirror.example.', 'coinmirror.example'],
    ['coinmirror.example/path', 'coinmirror.example'],
    ['Service@CoinMirror.example', 'service@coinmirror.example'],
    ['   ', ''],
  ])('%j is parsed as %j', (text, plain) => {
    expect(plainHandle(text)).toBe(plain);
  });
});

describe('a handle', () => {
  test.each([
    'coinmirror.example',
    'https://www.coinmirror.example/news',
    'service@coinmirror.example',
    '@coinmirror_official',
  ])('%s is ours', (text) => {
    expect(verdict(text)?.kind).toBe('genuine');
  });

  test.each([
    ['a Cyrillic letter', 'coinmіrror.example'],
    ['a digit for a letter', 'c0inmirror.example'],
    ['rn for m', 'coinrnirror.example'],
    ['l for i', 'coinmlrror.example'],
    ['a letter left out', 'coinmiror.example'],
    ['two letters changed round', 'conimirror.example'],
    ['a hyphen', 'coin-mirror.example'],
    ['ours before another domain', 'coinmirror.example.evil.test'],
    ['ours inside another name', 'coinmirror-login.test'],
    ['another mail', 'service@coinmirror.exampie'],
    ['full-width letters', 'ｃｏｉｎｍｉｒｒｏｒ.example'],
    ['our name before the at sign of a link', 'https://coinmirror.example@coinmirr0r.example/'],
  ])('with %s is an imitation', (_what, text) => {
    expect(verdict(text)?.kind).toBe('imitation');
  });

  test.each(['bitcoin.org', 'someone@gmail.com', 'mirror', '13800000000', '@binance'])(
    '%s is not ours, and not similar',
    (text) => {
      expect(verdict(text)?.kind).toBe('unknown');
    },
  );

  test('that imitates ours shows the deceptive letters', () => {
    expect(verdict('coinmіrr0r.example')).toMatchObject({
      oddLetters: [
        { char: 'і', code: 'U+0456', like: 'i' },
        { char: '0', code: 'U+0030', like: 'o' },
      ],
    });
  });

  test('that is empty gives no verdict', () => {
    expect(verdict(' ')).toBeNull();
  });
});
