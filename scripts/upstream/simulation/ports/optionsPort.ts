import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { ContractsPort } from '../../ports/contracts.ts';
import { INDEX_DAYS, type OptionsPort } from '../../ports/options.ts';
import { optionMarket } from '../derivatives/optionMarket.ts';
import { type DayMove, shockAt } from '../derivatives/optionVolatility.ts';
import { volatilityIndexAt } from '../derivatives/volatilityIndex.ts';
import type { World } from '../market/world.ts';

/** Coins whose options have a volatility index. */
const INDEXED: ReadonlySet<string> = new Set(['bitcoin', 'ethereum']);

/** Options, and volatility over the last days. */
export function optionsPort(
  { market, provenance, coin: coinOf }: World,
  contracts: ContractsPort,
): OptionsPort {
  return {
    provenance,
    async of(code) {
      const time = market.now();
      const coin = await coinOf(code);
      if (!coin) return null;
      const own = await contracts.of(code);
      const futures = own.reduce((sum, { openInterest }) => sum + (openInterest ?? 0), 0);
      const shock = shockAt(dayMoveOf(market, code), time);
      return optionMarket({ code, price: coin.now.price, futures, shock, time });
    },
    async volatilityIndex(code) {
      if (!INDEXED.has(code)) return null;
      const now = market.now();
      const hour = Math.floor(now / HOUR) * HOUR;
      const hours = Array.from({ length: INDEX_DAYS * 24 }, (_, at) => hour - at * HOUR).reverse();
      const move = dayMoveOf(market, code);
      return [...new Set([...hours, now])].flatMap((time) => {
        const value = volatilityIndexAt(code, time, shockAt(move, time));
        return value === null ? [] : [{ time, value: Number(value.toFixed(2)) }];
      });
    },
  };
}

/** The moves of a coin, each computed once: many hours look back at the same ones. */
function dayMoveOf({ priceAt }: World['market'], code: string): DayMove {
  const known = new Map<number, number>();
  return (time) => {
    const found = known.get(time) ?? moveUntil(time);
    known.set(time, found);
    return found;
  };

  function moveUntil(time: number): number {
    const [price, before] = [priceAt(code, time), priceAt(code, time - DAY)];
    return price === null || before === null ? 0 : Math.log(price / before);
  }
}
