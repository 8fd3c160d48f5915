import { chance } from '../random/chance.ts';
import type { Coin } from './coin/book.ts';

const DAY = 86_400_000;
/** Coins that anybody searches for. */
const SEARCHED = 300;

/**
 * Coins by how much they are searched for: large ones and those that move. `heat` is 100 for the first;
 * `heatChange` is the places won since yesterday.
 */
export function hotCoins(coins: readonly Coin[], time: number) {
  const day = Math.floor(time / DAY);
  const today = interest(coins, day);
  const yesterday = interest(coins, day - 1);
  const order = (scores: ReadonlyMap<Coin, number>) => [...scores].toSorted((a, b) => b[1] - a[1]);
  const before = new Map(order(yesterday).map(([coin], place) => [coin, place]));
  const ranking = order(today);
  const most = ranking[0]?.[1] ?? 1;
  return ranking.map(([coin, score], place) => ({
    coin,
    heat: Math.round((score / most) * 1000) / 10,
    heatChange: (before.get(coin) ?? place) - place,
  }));
}

function interest(coins: readonly Coin[], day: number): ReadonlyMap<Coin, number> {
  return new Map(
    coins
      .filter(({ facts }) => facts.peg === null)
      .slice(0, SEARCHED)
      .map((coin, at) => [coin, interestOf(coin, at, day)]),
  );
}

/** Falls with the rank, grows with the size of the move and with what the day is about. */
function interestOf({ facts, now }: Coin, at: number, day: number): number {
  const mood = chance(`${facts.code}:${day}:searched`);
  return (1 / (at + 4) ** 0.6) * (0.7 + 0.6 * mood) * (1 + Math.abs(now.change24h ?? 0) / 12);
}
