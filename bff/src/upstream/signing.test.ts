import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bodyPairs, canonicalText } from '@coinmirror/shared/signing/communitySignature.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createSigner } from './signing.ts';

const file = v.object({
  clientId: v.string(),
  secret: v.string(),
  vectors: v.array(
    v.object({
      name: v.string(),
      now: v.number(),
      random: v.string(),
      query: v.array(v.tuple([v.string(), v.string()])),
      body: v.record(v.string(), v.unknown()),
      timestamp: v.string(),
      nonce: v.string(),
      text: v.string(),
      sha256: v.string(),
      md5: v.string(),
    }),
  ),
});
const published = readFileSync(new URL('../../docs/signatureVectors.json', import.meta.url), 'utf8');
const { clientId, secret, vectors } = v.parse(file, JSON.parse(published));

const identity = { clientId, secret, nonce: 'unique' } as const;

describe('the published vectors of the signature', () => {
  test.each(vectors)('$name', ({ now, random, query, body, text, timestamp, nonce, ...hashes }) => {
    for (const hash of ['sha256', 'md5'] as const) {
      const sign = createSigner({ ...identity, hash }, { now: () => now, random: () => random });
      const signed = sign(new URLSearchParams(query), body);
      expect([signed.get('timestamp'), signed.get('nonce')]).toEqual([timestamp, nonce]);
      expect(canonicalText(signed, secret, bodyPairs(body))).toBe(text);
      expect(signed.get('sign')).toBe(hashes[hash]);
    }
  });

  test('no two calls of one second get the same nonce', () => {
    const sign = createSigner({ ...identity, hash: 'sha256' });
    const nonces = Array.from({ length: 500 }, () => sign(new URLSearchParams()).get('nonce'));
    expect(new Set(nonces).size).toBe(500);
  });

  test('an upstream that takes the nonce literally gets whole seconds', () => {
    const moment = { now: () => Date.UTC(2026, 0, 2, 12, 3, 4, 567), random: () => 'a1b2' };
    const sign = createSigner({ ...identity, hash: 'sha256', nonce: 'seconds' }, moment);
    const signed = sign(new URLSearchParams('page=2'));
    expect(signed.get('nonce')).toBe('1767355384');
    expect(signed.get('sign')).toBe(createHash('sha256').update(canonicalText(signed, secret)).digest('hex'));
  });
});
