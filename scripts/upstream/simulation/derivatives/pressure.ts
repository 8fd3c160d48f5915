import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { SimulatedMarket } from '../market/source.ts';

/** Logarithm of a coin's move until an instant (epoch ms): the mean of those of 8 and of 24 hours; 0 for a new coin. */
export type MoveUntil = (code: string, time: number) => number;

/** The moves of a market's coins. */
export function moveUntilOf({ priceAt }: Pick<SimulatedMarket, 'priceAt'>): MoveUntil {
  return (code, time) => {
    const [price, hours, day] = [0, 8 * HOUR, DAY].map((back) => priceAt(code, time - back));
    if (price == null || hours == null || day == null) return 0;
    return (Math.log(price / hours) + Math.log(price / day)) / 2;
  };
}

/** How far a perpetual's premium follows its coin's move, and the limit of that, as fractions. */
const FOLLOWS = 0.0026;
const MOST = 0.0007;
/** The least and the most eager exchange, relative to the mean. */
const EAGER = [0.6, 1.4] as const;

/**
 * What a move does to the premium that an exchange averages over a funding interval, as a fraction: who has to get out sells the
 * perpetual first, so that it falls below the index on a day of falls, and above it on a day of rises.
 */
export function pressureOf(exchangeCode: string, move: number): number {
  const eager = EAGER[0] + (EAGER[1] - EAGER[0]) * uniform(keyOf(`eager-${exchangeCode}`, 0), 0);
  return MOST * Math.tanh((FOLLOWS * eager * move) / MOST);
}
