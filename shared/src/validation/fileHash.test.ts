import { expect, test } from 'vitest';
import { compareHash } from './fileHash.ts';

/** SHA-256 of the empty file (FIPS 180-4). */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test.each([
  ['as it is', EMPTY, 'same'],
  ['in capitals, in groups', `${EMPTY.slice(0, 32).toUpperCase()} ${EMPTY.slice(32)}`, 'same'],
  ['with its name', `SHA256: ${EMPTY}`, 'same'],
  ['as a line of a checksum list', `${EMPTY}  wallet-1.0.dmg`, 'same'],
  ['as a line of a list of binaries', `${EMPTY} *wallet.exe`, 'same'],
  ['too short', EMPTY.slice(1), 'unreadable'],
  ['of another kind', 'd41d8cd98f00b204e9800998ecf8427e', 'unreadable'],
  ['nothing', ' ', 'unreadable'],
])('a checksum %s', (_how, pasted, verdict) => {
  expect(compareHash(EMPTY, pasted)).toBe(verdict);
});

test('a checksum with any one digit changed is another', () => {
  for (let at = 0; at < EMPTY.length; at += 1) {
    const digit = EMPTY[at] === '0' ? '1' : '0';
    expect(compareHash(EMPTY, EMPTY.slice(0, at) + digit + EMPTY.slice(at + 1))).toBe('different');
  }
});
