import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { DexPool } from '../../ports/dexPools.ts';
import type { ListedCoin } from '../market/world.ts';

/** USD of an ordinary trade: where gas costs much, trades are large. */
const TRADE_SIZES: Readonly<Record<string, number>> = {
  Ethereum: 2_400,
  'BNB Chain': 320,
  Solana: 190,
  Base: 420,
};
const OTHER_SIZE = 500;
/** One who trades does so more than once. */
const REPEATED = 0.82;

/** A coin's price at an instant; null before its first. */
export type PriceAt = (code: string, time: number) => number | null;

type Changes = Pick<DexPool, 'change5m' | 'change1h' | 'change24h'>;

/** The changes of a pool's price, which is its coin's: since its creation where that is later than the span's beginning. */
export function poolChanges(
  { facts, now }: ListedCoin,
  createdAt: number,
  time: number,
  priceAt: PriceAt,
): Changes {
  const since = (span: number) => {
    const before = priceAt(facts.code, Math.max(time - span, createdAt));
    return before === null || before <= 0 ? null : (now.price / before - 1) * 100;
  };
  const isYoung = createdAt > time - DAY;
  return {
    change5m: since(5 * MINUTE),
    change1h: createdAt > time - HOUR ? since(HOUR) : now.change1h,
    change24h: isYoung ? since(DAY) : now.change24h,
  };
}

type Trades = Pick<DexPool, 'buys' | 'sells' | 'buyers' | 'sellers'>;

/** Trades of 24 h: a rising price is bought more often; of a pool that has just begun, hardly anything is sold yet. */
export function poolTrades(
  { id, chain, volume, change24h }: { id: string; chain: string; volume: number; change24h: number | null },
  age: number,
): Trades {
  const key = keyOf(id, 7);
  const size = (TRADE_SIZES[chain] ?? OTHER_SIZE) * (0.6 + 0.8 * uniform(key, 0));
  const count = volume / size;
  const bought = 0.5 + 0.05 * Math.tanh((change24h ?? 0) / 8) + 0.03 * (uniform(key, 1) - 0.5);
  const sold = (1 - bought) * Math.min(1, age / (2 * HOUR)) ** 2;
  // What is traded at all took a trade.
  const [buys, sells] = [Math.ceil(count * (1 - sold)), Math.round(count * sold)];
  return { buys, sells, buyers: peopleOf(buys), sellers: peopleOf(sells) };
}

function peopleOf(trades: number): number {
  return Math.min(trades, Math.round(trades ** REPEATED));
}

/** Price × all coins that there are; null where that is not known. */
export function poolFdv({ facts, now }: ListedCoin): number | null {
  const known = facts.maxSupply ?? facts.totalSupply;
  return known === null ? null : Math.max(known, now.circulatingSupply ?? 0) * now.price;
}
