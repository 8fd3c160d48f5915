import { oncePerBeat } from './oncePerBeat.ts';
import type { ListedCoin, World } from './world.ts';

/** Rows that each coin has. */
export interface CoinRows<Row> {
  /** Those of a coin; none of one that is not listed. */
  of(code: string): Promise<readonly Row[]>;
  /** Those of all coins, in the order of the coins. */
  all(): Promise<readonly Row[]>;
}

/** Makes the rows of each coin at most once a beat, and only of those that are asked for. */
export function rowsByCoin<Row>(
  world: World,
  makerAt: (time: number) => Promise<(coin: ListedCoin) => readonly Row[]>,
): CoinRows<Row> {
  const beat = oncePerBeat(world.market, (time) => ({
    rows: new Map<string, readonly Row[]>(),
    coins: world.coins(),
    maker: makerAt(time),
  }));

  async function ready() {
    const { rows, coins, maker } = beat();
    const make = await maker;
    const rowsOf = (coin: ListedCoin) => {
      const known = rows.get(coin.facts.code) ?? make(coin);
      rows.set(coin.facts.code, known);
      return known;
    };
    return { coins: await coins, rowsOf };
  }

  return {
    async of(code) {
      const { coins, rowsOf } = await ready();
      const coin = coins.find(({ facts }) => facts.code === code);
      return coin ? rowsOf(coin) : [];
    },
    async all() {
      const { coins, rowsOf } = await ready();
      return coins.flatMap(rowsOf);
    },
  };
}
