import { chanceBetween } from './chance.ts';
import type { Coin } from './coinBook.ts';

/**
 * How widely a coin is spread. The market source does not say; these follow its size, so that a large coin has
 * more holders, pairs and exchanges than a small one, and are the same on every page.
 */

/** Addresses that hold the coin; null where the supply itself is not verified. */
export function holderCount({ facts, now }: Coin): number | null {
  if (now.marketCap === null) return null;
  const each = chanceBetween(`${facts.code}:holding`, 6_000, 60_000);
  return Math.round(40 + (now.marketCap / each) ** 0.92);
}

/** Exchanges that list the coin. */
export function exchangeCount({ facts, now }: Coin): number {
  const size = Math.log10(Math.max(10, now.volume24h));
  return Math.max(1, Math.round(size ** 2 * chanceBetween(`${facts.code}:venues`, 0.28, 0.46) - 4));
}

/** Pairs over all exchanges. */
export function pairCount(coin: Coin): number {
  return Math.round(exchangeCount(coin) * chanceBetween(`${coin.facts.code}:pairs`, 1.2, 3.4));
}
