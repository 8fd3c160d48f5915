import { type Written, writeAmount } from './written.ts';

interface Supply {
  readonly circulatingSupply: number | null;
  readonly isMineable: boolean;
  readonly isPremined: boolean;
}

/** Marks of a circulating supply and their meaning; printed under every table with them. */
export const SUPPLY_NOTES: readonly string[] = ['* 不可挖', '** 大量预挖'];

/** Circulating coins, with * if none can be mined and ** if many were premined. */
export function writeSupply(coin: Supply): Written {
  return { ...writeAmount(coin.circulatingSupply), mark: markOf(coin) };
}

function markOf({ circulatingSupply, isMineable, isPremined }: Supply): string {
  if (circulatingSupply === null) return '';
  if (isPremined) return '**';
  return isMineable ? '' : '*';
}
