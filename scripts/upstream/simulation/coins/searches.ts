import { DAY } from '@coinmirror/shared/time/units.ts';
import type { ListedCoin } from '../market/world.ts';
import { chance } from '../random/chance.ts';

/** Number of coins that are searched for. */
const SEARCHED = 300;

/** Search interest per coin on the day of an instant: large coins and those that move. */
export function searchInterest(coins: readonly ListedCoin[], time: number): ReadonlyMap<string, number> {
  const day = Math.floor(time / DAY);
  return new Map(
    coins
      .filter(({ facts }) => facts.standing === 'ranked' && facts.peg === null)
      .slice(0, SEARCHED)
      .map((coin, at) => [coin.facts.code, interestOf(coin, at, day)]),
  );
}

/** Falls with the rank, grows with the size of the move, varies by day. */
function interestOf({ facts, now }: ListedCoin, at: number, day: number): number {
  const mood = chance(`${facts.code}:${day}:searched`);
  return (1 / (at + 4) ** 0.6) * (0.7 + 0.6 * mood) * (1 + Math.abs(now.change24h ?? 0) / 12);
}
