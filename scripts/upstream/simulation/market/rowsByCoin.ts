import { oncePerCycle } from '../../mechanisms/oncePerCycle.ts';
import type { ListedCoin, World } from './world.ts';

/** Rows per coin. */
export interface CoinRows<Row> {
  /** Rows of one coin; empty if it is not listed. */
  of(code: string): Promise<readonly Row[]>;
  /** Rows of all coins, in the coins' order. */
  all(): Promise<readonly Row[]>;
}

/** Computes the rows of each requested coin at most once a cycle. */
export function rowsByCoin<Row>(
  world: World,
  makerAt: (time: number) => Promise<(coin: ListedCoin) => readonly Row[]>,
): CoinRows<Row> {
  const snapshot = oncePerCycle(world.market, (time) => ({
    rows: new Map<string, readonly Row[]>(),
    coins: world.coins(),
    maker: makerAt(time),
  }));

  async function ready() {
    const { rows, coins, maker } = snapshot();
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
