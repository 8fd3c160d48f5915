import { expect, test } from 'vitest';
import { readSignatureChallenge, signatureChallenge } from './signatureRefusal.ts';

test.each(['client', 'time', 'nonce', 'sign', 'replay'] as const)('%s is read as it is written', (fault) => {
  expect(readSignatureChallenge(signatureChallenge(fault))).toBe(fault);
});

test.each([
  ['signature', 'sign'],
  ['SIGNATURE realm="x", error="time"', 'time'],
  ['Bearer, Signature error=time', 'time'],
  ['Signature error="something new"', 'sign'],
  ['Bearer realm="members", error="invalid_token"', null],
  ['HttpSignature error="time"', null],
  ['Basic realm="our signature"', null],
  ['', null],
  [undefined, null],
])('%j says %j', (header, fault) => {
  expect(readSignatureChallenge(header)).toBe(fault);
});
