import type { OptionInterest } from '@coinmirror/shared/indicators/options.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { longTail } from '../random/hash.ts';
import { wander } from '../random/wander.ts';

/** Open options of one expiry. */
export interface OpenOptions {
  readonly expiresAt: number;
  readonly strikes: readonly OptionInterest[];
  /** Contracts of all strikes, in coins. */
  readonly calls: number;
  readonly puts: number;
  /** Implied volatility at the money, % a year. */
  readonly impliedVolatility: number;
}

/** 1970-01-02 was a Friday; options expire on Fridays at 08:00 UTC. */
const FRIDAY = DAY + 8 * HOUR;
const WEEK = 7 * DAY;
const AHEAD = [0, 1, 2, 4, 8, 13, 26] as const;

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
  const nearest = (Math.floor((time - FRIDAY) / WEEK) + 1) * WEEK + FRIDAY;
  return AHEAD.map((weeks, i) => {
    const expiresAt = nearest + weeks * WEEK;
    const part = PARTS[i] ?? 0.05;
    return expiryOf(coinCode, price, interestCoins * part, expiresAt, time);
  });
}

/** Share of each expiry in the open interest. */
const PARTS = [0.12, 0.1, 0.08, 0.24, 0.14, 0.2, 0.12];

function expiryOf(
  coinCode: string,
  price: number,
  coins: number,
  expiresAt: number,
  time: number,
): OpenOptions {
  const key = keyOf(`options-${coinCode}-${expiresAt}`, 0);
  const years = Math.max(expiresAt - time, DAY) / (365 * DAY);
  const volatility = atTheMoney(coinCode, years, time) + 0.006 * wander(key, time, 9 * DAY);
  const width = Math.max(0.06, volatility * Math.sqrt(years) * 1.6);
  const step = roundStep((price * width) / 6);
  const middle = Math.round(price / step) * step;
  const raw = Array.from({ length: 21 }, (_, i) => {
    const strike = middle + (i - 10) * step;
    const away = Math.log(Math.max(strike, step) / price) / width;
    const size = Math.exp(-away * away * 1.3);
    const lean = 0.16 * wander(key, time, 20 * DAY);
    return {
      strike,
      calls: size * (0.4 + longTail(key, i)) * (1 + Math.max(-0.8, Math.min(0.8, away)) + lean),
      puts: size * (0.4 + longTail(key, 100 + i)) * 0.7 * (1 - Math.max(-0.8, Math.min(0.8, away)) - lean),
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
    impliedVolatility: Math.round(volatility * 1000) / 10,
  };
}

/**
 * Implied volatility at the money, a fraction per year. Far expiries stay near the coin's long-term mean, near ones
 * follow the current market, so the term structure slopes up in quiet times and down in turbulent ones.
 */
function atTheMoney(coinCode: string, years: number, time: number): number {
  const longMean = LONG_MEANS[coinCode] ?? 0.6;
  const mood = wander(keyOf(`options-${coinCode}`, 0), time, 12 * DAY);
  return longMean * (1 + (0.22 * mood - 0.05) * Math.exp(-years * 4));
}

const LONG_MEANS: Readonly<Record<string, number>> = { bitcoin: 0.47, ethereum: 0.63 };

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The nearest of 1, 2, 5 times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const leading = step / power;
  return (leading < 1.5 ? 1 : leading < 3.5 ? 2 : leading < 7.5 ? 5 : 10) * power;
}
