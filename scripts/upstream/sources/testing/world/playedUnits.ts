import type { VenueName } from '../../exchanges/exchanges.ts';

/** Coins that venues count in thousands, by the base in the names of their contracts. */
const UNITS: Readonly<
  Partial<Record<VenueName, readonly (readonly [unit: string, base: string, factor: number])[]>>
> = {
  binance: [
    ['1000SHIB', 'SHIB', 1_000],
    ['1000PEPE', 'PEPE', 1_000],
    ['1000BONK', 'BONK', 1_000],
    ['1000FLOKI', 'FLOKI', 1_000],
    ['1000LUNC', 'LUNC', 1_000],
    ['1000XEC', 'XEC', 1_000],
    ['1000SATS', 'SATS', 1_000],
    ['1000CAT', 'CAT', 1_000],
    ['1000000MOG', 'MOG', 1_000_000],
    ['1MBABYDOGE', 'BABYDOGE', 1_000_000],
  ],
  bybit: [
    ['SHIB1000', 'SHIB', 1_000],
    ['1000PEPE', 'PEPE', 1_000],
    ['1000BONK', 'BONK', 1_000],
    ['1000FLOKI', 'FLOKI', 1_000],
    ['1000LUNC', 'LUNC', 1_000],
    ['1000XEC', 'XEC', 1_000],
    ['1000BTT', 'BTT', 1_000],
    ['1000CAT', 'CAT', 1_000],
    ['10000SATS', 'SATS', 10_000],
    ['1000000MOG', 'MOG', 1_000_000],
  ],
  bitget: [
    ['1000BONK', 'BONK', 1_000],
    ['1000SATS', 'SATS', 1_000],
    ['1000XEC', 'XEC', 1_000],
  ],
  hyperliquid: [
    ['kSHIB', 'SHIB', 1_000],
    ['kPEPE', 'PEPE', 1_000],
    ['kBONK', 'BONK', 1_000],
    ['kFLOKI', 'FLOKI', 1_000],
    ['kLUNC', 'LUNC', 1_000],
    ['kNEIRO', 'NEIRO', 1_000],
  ],
};

/** How a venue calls a unit of a coin in its contracts, and how many coins that is. */
export function playedUnit(
  venue: VenueName,
  base: string,
): { readonly base: string; readonly factor: number } {
  const [unit = base, , factor = 1] = UNITS[venue]?.find(([, coin]) => coin === base) ?? [];
  return { base: unit, factor };
}
