import { COIN_LIST_TYPE, type CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { ask } from './world.ts';

const NAMED = [
  'bitcoin',
  'ethereum',
  'tether',
  'usd-coin',
  'dogecoin',
  'pepe',
  'shiba-inu',
  'tether-gold',
  'uniswap',
  'monero',
];

/** Coins of all kinds: large, tiny price, without a maximum, stable, small, unranked, unrecorded. */
export async function thirtyCoins(): Promise<readonly CoinRow[]> {
  const { all, unranked, unrecorded } = COIN_LIST_TYPE;
  const lists = await Promise.all([
    ask('coinRank', { codes: NAMED.join(','), pagesize: NAMED.length }),
    ask('coinRank', { type: all, pagesize: 8, page: 12 }),
    ask('coinRank', { type: unranked, pagesize: 6 }),
    ask('coinRank', { type: unrecorded, pagesize: 6 }),
  ]);
  return lists.flatMap(({ rows }) => rows);
}

/** Checks an invariant over every coin and reports the coin that breaks it. */
export async function forEachCoin<Coin extends { readonly code: string }>(
  coins: readonly Coin[],
  law: (coin: Coin) => Promise<void> | void,
): Promise<void> {
  for (const coin of coins) {
    try {
      await law(coin);
    } catch (error) {
      throw new Error(`${coin.code}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
