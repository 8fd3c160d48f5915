import { type Written, writeAmount } from './written.ts';

interface Supply {
  readonly circulatingSupply: number | null;
  readonly isMineable: boolean;
  readonly isPremined: boolean;
}

/** The marks that stand at a circulating supply, and what they mean; printed under every table that shows them. */
export const SUPPLY_NOTES: readonly string[] = ['* 不可挖', '** 大量预挖'];

/** Coins in circulation, with * where none can be mined and ** where many were mined before the start. */
export function writeSupply(coin: Supply): Written {
  return { ...writeAmount(coin.circulatingSupply), mark: markOf(coin) };
}

function markOf({ circulatingSupply, isMineable, isPremined }: Supply): string {
  if (circulatingSupply === null) return '';
  if (isPremined) return '**';
  return isMineable ? '' : '*';
}
