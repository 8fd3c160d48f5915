import type { OptionInterest } from '@coinmirror/shared/indicators/options.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { type OptionExpiry, optionExpiryTimes } from '../listings/expiry.ts';
import { longTail, normal } from '../random/hash.ts';
import { wander } from '../random/wander.ts';
import { calmVolatility } from './optionVolatility.ts';

/** Open options of one expiry. */
export interface OpenOptions {
  readonly expiresAt: number;
  readonly strikes: readonly OptionInterest[];
  /** Contracts of all strikes, in coins. */
  readonly calls: number;
  readonly puts: number;
}

/** Weight of an expiry in the open interest by its term, nearest first, and its deviation on a logarithmic scale. */
const WEIGHTS: Readonly<Record<OptionExpiry['term'], readonly number[]>> = {
  quarter: [30, 16, 10, 6],
  month: [15, 9, 6],
  week: [7, 4, 2.5],
  day: [1.4, 0.8],
};
const WEIGHT_STRAY = 0.2;

/**
 * Open options of a coin by expiry, nearest first. `interestCoins` is their total open interest; strikes are round
 * numbers around the price, calls above and puts below.
 */
export function optionExpiries(
  coinCode: string,
  price: number,
  interestCoins: number,
  time: number,
): readonly OpenOptions[] {
  const expiries = optionExpiryTimes(time).map(({ expiresAt, term, place }) => {
    const stray = normal(keyOf(`option-weight-${coinCode}-${expiresAt}`, 0), 0);
    return { expiresAt, weight: (WEIGHTS[term][place] ?? 1) * Math.exp(WEIGHT_STRAY * stray) };
  });
  const whole = expiries.reduce((sum, { weight }) => sum + weight, 0);
  return expiries.map(({ expiresAt, weight }) =>
    expiryOf(coinCode, price, (interestCoins * weight) / whole, expiresAt, time),
  );
}

/** How far from the price an expiry's positions were taken, in widths, deviation. */
const AGED = 0.07;

function expiryOf(
  coinCode: string,
  price: number,
  coins: number,
  expiresAt: number,
  time: number,
): OpenOptions {
  const key = keyOf(`options-${coinCode}-${expiresAt}`, 0);
  const years = Math.max(expiresAt - time, DAY) / (365 * DAY);
  // Of a calm market: what is open stays open where the price falls and volatility jumps.
  const width = Math.max(0.06, calmVolatility(coinCode, expiresAt, time) * Math.sqrt(years) * 1.6);
  const step = roundStep((price * width) / 6);
  const middle = Math.round(price / step) * step;
  const aged = AGED * normal(key, -1);
  const raw = Array.from({ length: 21 }, (_, i) => {
    const strike = middle + (i - 10) * step;
    const away = Math.log(Math.max(strike, step) / price) / width;
    // By the strike itself: its positions stay when the price moves.
    const at = Math.round(strike / step);
    const size = Math.exp(-((away - aged) ** 2) * 1.3);
    const lean = 0.08 * wander(key, time, 20 * DAY);
    return {
      strike,
      calls: size * (0.8 + 0.6 * longTail(key, at)) * (1 + Math.max(-0.8, Math.min(0.8, away)) + lean),
      puts: size * (0.8 + 0.6 * longTail(key, ~at)) * 0.62 * (1 - Math.max(-0.8, Math.min(0.8, away)) - lean),
    };
  }).filter(({ strike }) => strike > 0);
  const sum = raw.reduce((total, { calls, puts }) => total + calls + puts, 0);
  const strikes = raw.map(({ strike, calls, puts }) => ({
    strike,
    calls: tenth((calls / sum) * coins),
    puts: tenth((puts / sum) * coins),
  }));
  const total = (side: 'calls' | 'puts') => tenth(strikes.reduce((all, strike) => all + strike[side], 0));
  return {
    expiresAt,
    strikes,
    calls: total('calls'),
    puts: total('puts'),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The nearest of 1, 2, 5 times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const leading = step / power;
  return (leading < 1.5 ? 1 : leading < 3.5 ? 2 : leading < 7.5 ? 5 : 10) * power;
}
