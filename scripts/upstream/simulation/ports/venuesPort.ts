import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DEX_HOMES } from '../../catalogue/content/exchange/dexes.ts';
import { exchangeCatalogue, findExchange } from '../../catalogue/exchangeCatalogue.ts';
import { oncePerCycle } from '../../mechanisms/oncePerCycle.ts';
import type { ContractsPort } from '../../ports/contracts.ts';
import type { PairsPort, SpotPair } from '../../ports/pairs.ts';
import type { VenuesPort } from '../../ports/venues.ts';
import { earnProducts } from '../exchanges/earn.ts';
import { marginOf } from '../exchanges/marginTerms.ts';
import { type VenueVolume, venueHistory } from '../exchanges/venueHistory.ts';
import { heatOn, scoresOn } from '../exchanges/venueScores.ts';
import { withdrawalFees } from '../exchanges/withdrawals.ts';
import { createMarketDays } from '../market/marketDays.ts';
import type { World } from '../market/world.ts';

/** What exchanges report about themselves, derived from trading on them. */
export function venuesPort(world: World, pairs: PairsPort, contracts: ContractsPort): VenuesPort {
  const { market, provenance } = world;
  const marketDays = createMarketDays(world);
  const volumes = oncePerCycle(world.market, () => volumesNow(pairs, contracts));
  const pairsBy = oncePerCycle(world.market, async () =>
    Map.groupBy(await pairs.all(), ({ exchange }): string => exchange),
  );
  const pairsOn = async (code: string): Promise<readonly SpotPair[]> => (await pairsBy()).get(code) ?? [];

  return {
    provenance,
    async history(code, days) {
      const now = market.now();
      const exchange = findExchange(code);
      const today = (await volumes()).get(code) ?? { spot: 0, futures: 0 };
      return exchange ? venueHistory(exchange, today, await marketDays(days), now) : [];
    },
    // Every exchange's pairs are read here.
    reportedVolume24h: async () => new Map(),
    chains: async (code) => DEX_HOMES[code] ?? [],
    scoresAt: async (day) => scoresOn(day, beijingMidnight(market.now())),
    heatAt: async (days) =>
      new Map(exchangeCatalogue.map((one) => [one.code, days.map((day) => heatOn(one, day))])),
    async margin(code) {
      const exchange = findExchange(code);
      const own = await pairsOn(code);
      const coins = await Promise.all(own.map(({ coinCode }) => world.coin(coinCode)));
      return own.flatMap(({ quote }, at) => {
        const coin = coins[at];
        return (exchange && coin && marginOf(coin.facts, exchange, quote)) ?? [];
      });
    },
    async earn(code) {
      const day = beijingMidnight(market.now());
      const exchange = findExchange(code);
      const traded = new Set((await pairsOn(code)).map(({ coinCode }) => coinCode));
      return exchange ? earnProducts(exchange, traded, day) : [];
    },
    async withdrawalFees(code) {
      const exchange = findExchange(code);
      const traded = new Set((await pairsOn(code)).map(({ coinCode }) => coinCode));
      const prices = new Map((await world.coins()).map(({ facts, now }) => [facts.code, now.price]));
      const priceOf = (coin: string) => (traded.has(coin) ? (prices.get(coin) ?? null) : null);
      return exchange ? withdrawalFees(exchange, priceOf) : [];
    },
  };
}

/** Volume of each exchange in the last 24 h, by its code. */
async function volumesNow(
  pairs: PairsPort,
  contracts: ContractsPort,
): Promise<ReadonlyMap<string, VenueVolume>> {
  const [spot, futures] = await Promise.all([pairs.all(), contracts.all()]);
  const [spotSums, futuresSums] = [sumsOf(spot), sumsOf(futures)];
  return new Map(
    exchangeCatalogue.map(({ code }) => [
      code,
      { spot: spotSums.get(code) ?? 0, futures: futuresSums.get(code) ?? 0 },
    ]),
  );
}

function sumsOf(
  rows: readonly { readonly exchange: string; readonly volume24h: number }[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { exchange, volume24h } of rows) sums.set(exchange, (sums.get(exchange) ?? 0) + volume24h);
  return sums;
}
