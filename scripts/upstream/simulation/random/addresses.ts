import { chance } from './chance.ts';

const HEX = '0123456789abcdef';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = '023456789acdefghjklmnpqrstuvwxyz';

interface Shape {
  readonly prefix: string;
  readonly alphabet: string;
  readonly length: number;
}

const EVM: Shape = { prefix: '0x', alphabet: HEX, length: 40 };

/** Address formats by public chain; other chains use Ethereum's. */
const SHAPES: readonly (readonly [RegExp, Shape])[] = [
  [/^(bitcoin|比特币)/i, { prefix: 'bc1q', alphabet: BECH32, length: 38 }],
  [/^(litecoin|莱特币)/i, { prefix: 'ltc1q', alphabet: BECH32, length: 38 }],
  [/^(tron|波场)/i, { prefix: 'T', alphabet: BASE58, length: 33 }],
  [/^solana/i, { prefix: '', alphabet: BASE58, length: 44 }],
  [/^(xrp|ripple|瑞波)/i, { prefix: 'r', alphabet: BASE58, length: 33 }],
  [/^(dogecoin|狗狗币)/i, { prefix: 'D', alphabet: BASE58, length: 33 }],
  [/^cosmos/i, { prefix: 'cosmos1', alphabet: BECH32, length: 38 }],
];

/** A simulated address on a chain, derived from its key; the format is right, the checksum is not valid. */
export function addressOn(chain: string, key: string): string {
  const { prefix, alphabet, length } = SHAPES.find(([name]) => name.test(chain))?.[1] ?? EVM;
  const letters = Array.from(
    { length },
    (_, at) => alphabet[Math.floor(chance(`${key}:${at}`) * alphabet.length)] ?? '',
  );
  return prefix + letters.join('');
}
