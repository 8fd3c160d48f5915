import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { keyOf, mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { oncePer } from '../../mechanisms/memo.ts';
import type { LiquidationHour, LiquidationSides } from '../../ports/liquidations.ts';
import { contractListingsOf, contractWeightAt } from '../listings/contractListings.ts';
import { normal } from '../random/hash.ts';
import type { ClosingOrder } from './liquidations.ts';

/**
 * Deviations of the logarithms: how much more of its positions an exchange closes in an hour than others, and how far
 * its traders lean to one side in an hour and over a day.
 */
const INTENSITY = 0.5;
const HOUR_LEAN = 0.35;
const DAY_LEAN = 0.3;

/** A coin's exchanges, with their part of its open interest. */
interface Venue {
  readonly code: string;
  readonly interest: number;
  readonly key: number;
  readonly dayKey: number;
}

/**
 * Liquidations of a coin by exchange, from its hours: each hour's sides are divided by open interest and by how the
 * exchange's own traders stood. They add up to the hours exactly, in whole dollars.
 */
export function liquidationsByVenue(
  coin: CatalogueCoin,
  hours: readonly LiquidationHour[],
): ReadonlyMap<string, LiquidationSides> {
  const venues = venuesOf(coin, hours.at(-1)?.time ?? 0);
  const sums = venues.map(() => ({ long: 0, short: 0 }));
  for (const { time, long, short } of venues.length === 0 ? [] : hours) {
    const longs = divide(long, weights(venues, time, 1));
    const shorts = divide(short, weights(venues, time, -1));
    for (const [at, sum] of sums.entries()) {
      sum.long += longs[at] ?? 0;
      sum.short += shorts[at] ?? 0;
    }
  }
  return new Map(venues.map(({ code }, at) => [code, sums[at] ?? { long: 0, short: 0 }]));
}

/** Weights of the exchanges in an hour for longs (1) or shorts (−1). */
function weights(venues: readonly Venue[], time: number, side: 1 | -1): Float64Array {
  const [hour, day] = [Math.floor(time / HOUR), Math.floor(time / DAY)];
  return Float64Array.from(venues, ({ interest, key, dayKey }) => {
    const lean = HOUR_LEAN * normal(key, 2 * hour) + DAY_LEAN * normal(dayKey, day);
    return interest * Math.exp(INTENSITY * normal(key, 2 * hour + 1) + side * lean);
  });
}

function venuesOf(coin: CatalogueCoin, time: number): readonly Venue[] {
  const venues = placesOf(coin).map(({ listings, ...place }) => ({
    ...place,
    interest: listings.reduce((sum, one) => sum + contractWeightAt(one, time) * one.loyalty, 0),
  }));
  // A contract that is not yet open, or has closed, weighs nothing.
  return venues.filter(({ interest }) => interest > 0);
}

/** The exchanges that ever have contracts of a coin, with these, which no instant changes: each order asks for them. */
const placesOf = oncePer((coin: CatalogueCoin) => {
  const byVenue = Map.groupBy(contractListingsOf(coin), ({ exchange }) => exchange.code);
  const coinKey = keyOf(`forced-venues-${coin.code}`, 0);
  return [...byVenue].map(([code, listings]) => {
    const dayKey = keyOf(`forced-${code}`, 0);
    return { code, listings, key: mix(dayKey, coinKey), dayKey };
  });
});

/** The exchange of a single order: always the same, by how much of the coin's positions each has. */
export function venueOfOrder(
  coin: CatalogueCoin,
  { id, time, side }: Pick<ClosingOrder, 'id' | 'time' | 'side'>,
): string | null {
  const venues = venuesOf(coin, time);
  const parts = weights(venues, Math.floor(time / HOUR) * HOUR, side === 'long' ? 1 : -1);
  let left = uniform(keyOf(`venue-${id}`, 0), 0) * parts.reduce((sum, part) => sum + part, 0);
  for (const [at, { code }] of venues.entries()) {
    left -= parts[at] ?? 0;
    if (left < 0) return code;
  }
  return venues.at(-1)?.code ?? null;
}

/** The sums of several coins by exchange. */
export function addedUp(
  maps: readonly ReadonlyMap<string, LiquidationSides>[],
): ReadonlyMap<string, LiquidationSides> {
  const sums = new Map<string, LiquidationSides>();
  for (const [code, { long, short }] of maps.flatMap((one) => [...one])) {
    const sum = sums.get(code) ?? { long: 0, short: 0 };
    sums.set(code, { long: sum.long + long, short: sum.short + short });
  }
  return sums;
}
