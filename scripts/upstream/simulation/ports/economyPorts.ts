import { SECOND } from '@coinmirror/shared/time/units.ts';
import type { GasPort } from '../../ports/gas.ts';
import type { GoldPort } from '../../ports/gold.ts';
import type { OtcPort } from '../../ports/otc.ts';
import type { Rates, RatesPort } from '../../ports/rates.ts';
import { fiatRates, gasAt, goldPrice, tenMinutes, usdtPriceCny } from '../economy/economy.ts';
import { deskAsks, deskQuotes } from '../exchanges/otcDesks.ts';
import type { World } from '../market/world.ts';

/** Currencies, gold, over-the-counter Tether and gas: the same for every seed. */
export function economyPorts(world: World) {
  const { market, provenance } = world;
  const ratesAt = cachedRates();
  const rates: RatesPort = {
    provenance,
    at: async (times) => times.map(ratesAt),
    setAt: async () => market.now(),
  };
  const gold: GoldPort = {
    provenance,
    price: async () => goldPrice(Math.floor(market.clock() / SECOND) * SECOND),
  };
  const otc: OtcPort = {
    provenance,
    tetherPrices: async (times) => times.map(usdtPriceCny),
    desks: async () => deskQuotes(market.now()),
    async asks(code) {
      const time = market.now();
      const coin = await world.coin(code);
      return coin ? deskAsks(code, coin.now.price, time) : [];
    },
  };
  const gas: GasPort = { provenance, at: async (times) => times.map(gasAt) };
  return { rates, gold, otc, gas };
}

/** More than the instants of a one-year chart. */
const RETAINED = 1_000;

/** Caches the latest rates by instant: a chart asks for the same days in every cycle. */
function cachedRates(): (time: number) => Rates {
  const cached = new Map<number, Rates>();
  return (time) => {
    const at = tenMinutes(time);
    const known = cached.get(at);
    if (known) return known;
    const rates = fiatRates(at);
    if (cached.size >= RETAINED) cached.clear();
    cached.set(at, rates);
    return rates;
  };
}
