import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { Candle } from '../../ports/candles.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { Opening } from './liquidations.ts';
import { openInterestOf } from './openInterest.ts';

/** Hours over which a market wears one side out. */
export const DRIFT_HOURS = 12;

/**
 * How each of a coin's hours began (`all`, oldest first): its open interest, from its price alone so that the hour's
 * liquidations do not change with the present, and its drift. `volume24h`, USD, is that of a coin whose supply is
 * unknown; null where there is none.
 */
export function openingOf(
  facts: CatalogueCoin,
  now: Pick<CoinSnapshot, 'volume24h'> | null,
  all: readonly Candle[],
): (hour: Candle) => Opening {
  const places = new Map(all.map(({ time }, at) => [time, at]));
  return (hour) => {
    const before = all[Math.max(0, (places.get(hour.time) ?? 0) - DRIFT_HOURS)];
    const marketCap = facts.supply === null ? null : facts.supply * hour.open;
    return {
      interest: openInterestOf(facts, { volume24h: now?.volume24h ?? 0, marketCap }, hour.time),
      drift: Math.log(hour.open / (before?.open ?? hour.open)),
    };
  };
}
