import { divide } from '@coinmirror/shared/numbers/divide.ts';

/** The chains of a decentralised exchange, the one with most volume first. */
export const DEX_HOMES: Readonly<Record<string, readonly string[]>> = {
  uniswap: ['Ethereum', 'Base', 'Arbitrum', 'Unichain'],
  pancakeswap: ['BNB Chain', 'Base', 'Arbitrum'],
  raydium: ['Solana'],
  jupiter: ['Solana'],
  orca: ['Solana'],
  hyperliquid: ['Hyperliquid L1'],
  aster: ['BNB Chain'],
  lighter: ['Lighter L2'],
  dydx: ['dYdX Chain'],
  gmx: ['Arbitrum', 'Avalanche'],
  curve: ['Ethereum', 'Arbitrum'],
  sushiswap: ['Ethereum', 'Katana'],
  balancer: ['Ethereum', 'Base'],
  aerodrome: ['Base'],
};

/** A part of what an exchange trades, on one chain. */
interface DexPart {
  readonly name: string;
  /** USD. */
  readonly volume24h: number;
}

/** A simulated exchange's volume by chain: the first has most, each further one a third of the one before. */
export function dexParts(code: string, volume: number): readonly DexPart[] {
  const homes = DEX_HOMES[code] ?? ['其他'];
  const volumes = divide(
    volume,
    Float64Array.from(homes, (_, at) => 3 ** -at),
  );
  return homes.map((name, at) => ({ name, volume24h: volumes[at] ?? 0 }));
}
