import type { CoinSnapshot } from '../../ports/coins.ts';
import type { VenueName } from '../exchanges/exchanges.ts';
import { manyIn } from '../exchanges/kinds/thousands.ts';
import type { CoinOf } from '../identity/coinOf.ts';
import type { MarketSnapshot } from '../market/marketSnapshot.ts';

export interface ContractCoin {
  readonly coin: CoinSnapshot;
  /** How many coins a unit of the contract's base is. */
  readonly factor: number;
}

interface Facts {
  readonly coinOf: CoinOf;
  readonly market: Pick<MarketSnapshot, 'coinOf'>;
}

/** How far a price may be from the coin's, a part of 1, for a number in a name to count coins. */
const FIT = 0.1;

/**
 * The coin of a contract's base: the one that bears its name, else the one of the name without its number (`1000BONK`)
 * where so many coins cost what a unit does (`price` in USD; `fit` a part of 1). `1000000BOB` is another coin than BOB.
 * null for none of ours.
 */
export function contractCoin(
  venue: VenueName,
  { base, price }: { readonly base: string; readonly price: number | null },
  { coinOf, market }: Facts,
  fit = FIT,
): ContractCoin | null {
  const own = coinOf(venue, base);
  if (own !== null) return counted(market.coinOf.get(own), 1);
  const many = manyIn(base);
  const code = many && coinOf(venue, many.base);
  const coin = code === null ? undefined : market.coinOf.get(code);
  if (!many || !coin || price === null) return null;
  return Math.abs(price / many.factor / coin.price - 1) <= fit ? counted(coin, many.factor) : null;
}

function counted(coin: CoinSnapshot | undefined, factor: number): ContractCoin | null {
  return coin === undefined ? null : { coin, factor };
}

/** Whether a contract may be of a coin of ours, whatever it costs. */
export function mayBeOurs(venue: VenueName, base: string, coinOf: CoinOf): boolean {
  const many = manyIn(base);
  return coinOf(venue, base) !== null || (many !== null && coinOf(venue, many.base) !== null);
}
