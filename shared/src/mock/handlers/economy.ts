import { drift } from './drift.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Units per 1 USD around which each currency wanders. */
const BASE_RATES: Readonly<Record<string, number>> = {
  usd: 1,
  cny: 7.1,
  jpy: 152.4,
  krw: 1428,
  hkd: 7.78,
  rub: 81.2,
  inr: 88.6,
  aud: 1.53,
  eur: 0.861,
  chf: 0.802,
  gbp: 0.752,
  twd: 30.9,
  cad: 1.402,
  idr: 16_610,
  brl: 5.36,
  mxn: 18.45,
};

/** Units of each currency per 1 USD at a moment, by lower-case code, to six significant digits. */
export function fiatRates(time: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(BASE_RATES).map(([code, base]) => {
      if (code === 'usd') return [code, 1];
      const moved = base * (1 + 0.012 * drift(code, time, 40 * DAY) + 0.002 * drift(code, time, DAY));
      return [code, Number(moved.toPrecision(6))];
    }),
  );
}

/** CNY per 1 USD. */
export function cnyPerUsd(time: number): number {
  return fiatRates(time)['cny'] ?? 1;
}

/** What a Tether costs over the counter, CNY: the official rate and a premium between about −1% and 1%. */
export function usdtPriceCny(time: number): number {
  const premium = 0.007 * drift('usdt-otc', time, 9 * DAY) + 0.003 * drift('usdt-otc', time, DAY / 4);
  return Number((cnyPerUsd(time) * (1 + premium)).toFixed(3));
}

/** USD an ounce; moves by the second. */
export function goldPrice(time: number): number {
  const wander =
    0.03 * drift('gold', time, 45 * DAY) +
    0.006 * drift('gold', time, DAY) +
    0.0004 * drift('gold', time, 20 * SECOND);
  return Number((4120 * (1 + wander)).toFixed(2));
}

/** Ethereum's gas price in Gwei. */
export function ethGasGwei(time: number): number {
  const wander =
    0.9 * drift('gas', time, 3 * DAY) +
    0.5 * drift('gas', time, DAY / 12) +
    0.15 * drift('gas', time, 60 * SECOND);
  return Number((1.8 * Math.exp(wander)).toFixed(2));
}
