import { dappCatalogue } from '@coinmirror/upstream/catalogue/dappCatalogue.ts';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';

const contracts = dappCatalogue.flatMap(({ code, contracts: known = [] }) =>
  known.map(([chain, use, address]) => ({ code, chain, use, address })),
);

/** The address in EIP-55 checksum case: a wrong digit shows up. */
function withCheckedCapitals(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${digits.replace(/[a-f]/g, (letter, at: number) => (Number.parseInt(hash[at] ?? '0', 16) > 7 ? letter.toUpperCase() : letter))}`;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Number of bytes of a base-58 number. */
function bytesOf(text: string): number {
  let value = 0n;
  for (const letter of text) value = value * 58n + BigInt(BASE58.indexOf(letter));
  return Math.ceil(value.toString(16).length / 2);
}

test.each(contracts.filter(({ address }) => address.startsWith('0x')))(
  'the contract $use of $code on $chain has the checksum of its address',
  ({ address }) => expect(address).toBe(withCheckedCapitals(address)),
);

test.each(contracts.filter(({ chain }) => chain === 'Solana'))(
  'the program $use of $code is a key of 32 bytes',
  ({ address }) => {
    expect([...address].every((letter) => BASE58.includes(letter))).toBe(true);
    expect(bytesOf(address)).toBe(32);
  },
);
