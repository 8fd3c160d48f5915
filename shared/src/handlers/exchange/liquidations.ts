import type { ExchangeActivity } from '../../market/exchangeBoard.ts';
import { DAY, HOUR } from '../../market/time.ts';
import { wander } from '../../market/wander.ts';
import { keyOf } from '../../random/hash.ts';
import type { ExchangeBook } from './activity.ts';

/** About this part of what stands open is closed by force on a day that moves one percent. */
const USUAL = 0.0009;

/**
 * Forced orders of an exchange in 24 h, USD: more of what stands open the more its coins moved; and the part of longs, %,
 * larger the more they fell.
 */
export function liquidationsOf(
  { exchange, contracts, openInterest }: ExchangeActivity,
  { coins, time }: ExchangeBook,
) {
  const weighted = contracts.reduce(
    (sum, one) => sum + ((coins.get(one.coinCode)?.now.change24h ?? 0) / 100) * one.openInterest,
    0,
  );
  const moved = openInterest > 0 ? weighted / openInterest : 0;
  const key = keyOf(`liquidations-${exchange.code}`, 0);
  const mood = Math.exp(0.25 * wander(key, time, 2 * DAY) + 0.1 * wander(key, time, 5 * HOUR));
  return {
    liquidation: Math.round(openInterest * USUAL * (0.6 + Math.abs(moved) * 60) * mood),
    longpercent: 100 / (1 + Math.exp(moved * 45 + 0.25 * wander(key, time, DAY))),
  };
}
