import { DAY } from '@coinmirror/shared/time/units.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Coin } from '../indexes/coins.ts';

/**
 * Coins by search interest. `heat` is 100 for the first; `heatChange` is the ranks gained since yesterday, null where
 * nothing is known of yesterday. Throws
 * NotConnectedError without a source.
 */
export async function hotCoins(sources: Sources, coins: readonly Coin[]) {
  const time = sources.clock.now();
  const [today, yesterday] = await requirePort(sources, 'searches').interest([time, time - DAY]);
  const before = new Map(ranked(coins, yesterday).map(([coin], place) => [coin, place]));
  const ranking = ranked(coins, today);
  const most = ranking[0]?.[1] ?? 1;
  return ranking.map(([coin, score], place) => ({
    coin,
    heat: Math.round((score / most) * 1000) / 10,
    heatChange: before.size > 0 ? (before.get(coin) ?? place) - place : null,
  }));
}

function ranked(coins: readonly Coin[], interest: ReadonlyMap<string, number> = new Map()) {
  return coins
    .flatMap((coin) => {
      const score = interest.get(coin.facts.code);
      return score === undefined ? [] : [[coin, score] as const];
    })
    .toSorted((a, b) => b[1] - a[1]);
}
