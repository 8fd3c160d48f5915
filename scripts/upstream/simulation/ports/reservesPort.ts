import { ANCHOR } from '../../catalogue/anchor.ts';
import { isCustodial } from '../../catalogue/custodians.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import type { ReservesPort } from '../../ports/reserves.ts';
import type { AnchorPrice } from '../exchanges/reserveCoins.ts';
import { addressesOn, lockedValueOn, ratioOn } from '../exchanges/reserves.ts';
import type { World } from '../market/world.ts';

const exchanges = new Map(exchangeCatalogue.map((exchange) => [exchange.code, exchange]));

/** Simulated reserves: the catalogue's balances, moved on since they were counted. */
export function reservesPort(world: World): ReservesPort {
  const anchorPrice = anchorPrices(world);
  return {
    provenance: world.provenance,
    total: async () => 'counted',
    async addresses(code, days) {
      const exchange = exchanges.get(code);
      return exchange ? addressesOn(exchange, days, anchorPrice) : days.map(() => []);
    },
    async ratios(code, coins, days) {
      const isKnown = exchanges.has(code);
      return coins.map((coin) => days.map((day) => (isKnown ? ratioOn(code, coin, day) : null)));
    },
    async locked(code, time) {
      const exchange = exchanges.get(code);
      return exchange && exchange.reserveUsd > 0 && !isCustodial(exchange)
        ? lockedValueOn(exchange, time)
        : null;
    },
  };
}

/** Past prices never change, so each is looked up once. */
function anchorPrices({ market }: World): AnchorPrice {
  const known = new Map<string, Promise<number | null>>();
  return (code) => {
    const price =
      known.get(code) ??
      market
        .candles({ code, periodMinutes: 1440, end: ANCHOR, limit: 1 })
        .then((candles) => candles.at(-1)?.close ?? null);
    known.set(code, price);
    return price;
  };
}
