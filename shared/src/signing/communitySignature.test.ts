import { describe, expect, it, test } from 'vitest';
import {
  bodyPairs,
  canonicalText,
  communityNonce,
  communityTimestamp,
  parseCommunityTimestamp,
  signQuery,
} from './communitySignature.ts';

const NOON = Date.UTC(2026, 0, 2, 12, 3, 4);

describe('the timestamp of a signed call', () => {
  it('is UTC in the form yyyy-MM-dd HH:mm:ss', () => {
    expect(communityTimestamp(NOON + 567)).toBe('2026-01-02 12:03:04');
  });

  it('parses back to the same second', () => {
    expect(parseCommunityTimestamp(communityTimestamp(NOON))).toBe(NOON);
  });

  test.each(['2026-01-02T12:03:04', '2026-02-30 00:00:00', '2026-13-01 00:00:00', '1767355384', ''])(
    '%j is not a timestamp',
    (text) => {
      expect(parseCommunityTimestamp(text)).toBeNull();
    },
  );
});

describe('the signed text', () => {
  it('does not depend on the order of the parameters', () => {
    const forward: [string, string][] = [
      ['b', '2'],
      ['a', '1'],
      ['a', '0'],
    ];
    expect(canonicalText(forward, 'S')).toBe('a=0&a=1&b=2S');
    expect(canonicalText(forward.toReversed(), 'S')).toBe('a=0&a=1&b=2S');
  });

  it('excludes the signature itself', () => {
    expect(
      canonicalText(
        [
          ['sign', 'x'],
          ['a', '1'],
        ],
        'S',
      ),
    ).toBe('a=1S');
  });

  it('contains Chinese values unencoded', () => {
    expect(canonicalText([['word', '比特币 & 以太']], 'S')).toBe('word=比特币 & 以太S');
  });
});

describe('a signed query', () => {
  const context = {
    clientId: 'web',
    secret: 'S',
    now: NOON,
    nonce: '1767355384ab',
    hash: (text: string) => `#${text}`,
  };

  it('contains client, time, and the hash of everything else', () => {
    expect(Object.fromEntries(signQuery([['page', '2']], context))).toEqual({
      page: '2',
      client_id: 'web',
      timestamp: '2026-01-02 12:03:04',
      nonce: '1767355384ab',
      sign: '#client_id=web&nonce=1767355384ab&page=2&timestamp=2026-01-02 12:03:04S',
    });
  });

  it('never lets the caller set client or time', () => {
    const query = signQuery(
      [
        ['client_id', 'me'],
        ['timestamp', '2001-01-01 00:00:00'],
        ['sign', 'x'],
      ],
      context,
    );
    expect(query.filter(([name]) => name === 'client_id')).toEqual([['client_id', 'web']]);
    expect(query.filter(([name]) => name === 'timestamp')).toEqual([['timestamp', '2026-01-02 12:03:04']]);
  });
});

describe('a signed body', () => {
  it('is signed with the query and does not become part of it', () => {
    const context = {
      clientId: 'web',
      secret: 'S',
      now: NOON,
      nonce: '1767355384ab',
      hash: (text: string) => text,
    };
    const query = signQuery([['a', '1']], context, bodyPairs({ mobile: '13800138000', type: 5 }));
    expect(query.map(([name]) => name)).not.toContain('mobile');
    expect(query.at(-1)).toEqual([
      'sign',
      'a=1&client_id=web&mobile=13800138000&nonce=1767355384ab&timestamp=2026-01-02 12:03:04&type=5S',
    ]);
  });

  it('contains text as it is, other values as JSON, and omits missing ones', () => {
    expect(bodyPairs({ a: '币', b: 1.5, c: true, d: { x: [1] }, e: null, f: undefined, g: '' })).toEqual([
      ['a', '币'],
      ['b', '1.5'],
      ['c', 'true'],
      ['d', '{"x":[1]}'],
      ['g', ''],
    ]);
  });
});

it('a nonce begins with the seconds and ends with a random part', () => {
  expect(communityNonce(NOON + 999, 'x1')).toBe('1767355384x1');
});
