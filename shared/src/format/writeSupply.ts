import { type Written, writeAmount } from './written.ts';

interface Supply {
  readonly supply: number | null;
  readonly isMineable: boolean;
  readonly isPremined: boolean;
}

/** Marks of a circulating supply and their meaning; printed under every table with them. */
export const SUPPLY_NOTES: readonly string[] = ['* 不可挖', '** 大量预挖'];

/** Circulating coins, with * if none can be mined and ** if many were premined. */
export function writeSupply(coin: Supply): Written {
  return { ...writeAmount(coin.supply), mark: markOf(coin) };
}

function markOf({ supply, isMineable, isPremined }: Supply): string {
  if (supply === null) return '';
  if (isPremined) return '**';
  return isMineable ? '' : '*';
}
