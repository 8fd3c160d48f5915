import { constantTerm } from '@coinmirror/shared/indicators/optionPricing/surface.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { optionExpiryTimes } from '../listings/expiry.ts';
import { volatilityOf } from './optionVolatility.ts';

const TERM = 30;
const YEAR = 365;

/**
 * The volatility index of a coin at an instant, % a year: that of its options at the money 30 days ahead, between the two
 * expiries around them. `shock` is that of the last days (`shockAt`).
 */
export function volatilityIndexAt(code: string, time: number, shock: number): number | null {
  const points = optionExpiryTimes(time).map(({ expiresAt }) => ({
    years: (expiresAt - time) / (YEAR * DAY),
    volatility: volatilityOf(code, expiresAt, time, shock),
  }));
  return constantTerm(points, TERM / YEAR);
}
