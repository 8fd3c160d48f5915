import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import type { GasQuote } from '../../ports/gas.ts';
import type { Rates } from '../../ports/rates.ts';
import { REFERENCE_SEED, referencePath } from '../path/referencePaths.ts';
import { wander } from '../random/wander.ts';

/**
 * What surrounds the coin market: currencies, gold, gas. Pure functions of time, independent of the market's seed, so
 * that any page may read them; gold-backed coins and euro coins follow the same paths.
 */

/** Units per 1 USD around which each further currency varies, and its amplitude as a fraction. */
const FURTHER: Readonly<Record<string, readonly [base: number, swing: number]>> = {
  jpy: [155.6, 0.035],
  krw: [1446, 0.03],
  hkd: [7.79, 0.004],
  rub: [80.4, 0.06],
  inr: [89.9, 0.015],
  aud: [1.499, 0.03],
  chf: [0.793, 0.025],
  gbp: [0.744, 0.025],
  twd: [31.4, 0.02],
  cad: [1.372, 0.02],
  idr: [16_680, 0.015],
  brl: [5.51, 0.05],
  mxn: [17.97, 0.04],
};

/** USD per ounce; changes every second. Two decimals. */
export function goldPrice(time: number): number {
  return Math.round(Math.exp(referencePath('gold').levelAt(time)) * 100) / 100;
}

/** CNY for 1 USD, as of the last ten minutes; six significant digits. */
export function cnyPerUsd(time: number): number {
  return sixDigits(Math.exp(referencePath('yuan').levelAt(tenMinutes(time))));
}

/** EUR for 1 USD, as of the last ten minutes; six significant digits. */
function eurPerUsd(time: number): number {
  return sixDigits(Math.exp(-referencePath('euro').levelAt(tenMinutes(time))));
}

/** Units of each currency for 1 USD by lower-case code, as of the last ten minutes. */
export function fiatRates(time: number): Rates {
  const at = tenMinutes(time);
  const further = Object.entries(WAVES).map(([code, wave]) => [code, rateOf(wave, at)] as const);
  return { usd: 1, cny: cnyPerUsd(time), eur: eurPerUsd(time), ...Object.fromEntries(further) };
}

/** Units of one currency for 1 USD, as of the last ten minutes; 1 for an unknown one. */
export function fiatRate(code: string, time: number): number {
  if (code === 'cny') return cnyPerUsd(time);
  if (code === 'eur') return eurPerUsd(time);
  const wave = WAVES[code];
  return wave ? rateOf(wave, tenMinutes(time)) : 1;
}

/** A further currency: its key, the rate around which it varies, and its amplitude as a fraction. */
interface RateWave {
  readonly key: number;
  readonly base: number;
  readonly swing: number;
}

const WAVES: Readonly<Record<string, RateWave>> = Object.fromEntries(
  Object.entries(FURTHER).map(([code, [base, swing]]) => [
    code,
    { key: keyOf(`rate-${code}`, REFERENCE_SEED), base, swing },
  ]),
);

function rateOf({ key, base, swing }: RateWave, at: number): number {
  const moved =
    0.8 * wander(key, at, 70 * DAY) + 0.16 * wander(key, at, 4 * DAY) + 0.04 * wander(key, at, 5 * HOUR);
  return sixDigits(base * (1 + swing * moved));
}

const OTC_KEY = keyOf('usdt-otc', REFERENCE_SEED);

/** OTC price of a Tether in CNY: the official rate plus a premium of −0.9 % to 1 %. Three decimals. */
export function usdtPriceCny(time: number): number {
  const premium =
    0.0005 +
    0.006 * wander(OTC_KEY, time, 11 * DAY) +
    0.0025 * wander(OTC_KEY, time, DAY) +
    0.0008 * wander(OTC_KEY, time, HOUR);
  return Math.round(cnyPerUsd(time) * (1 + premium) * 1000) / 1000;
}

const GAS_KEY = keyOf('gas', REFERENCE_SEED);
const BLOCK = 12_000;

/** Gas prices at an instant; change with every 12 s block, high in European and American daytime, low at weekends. */
export function gasAt(time: number): GasQuote {
  const block = Math.floor(time / BLOCK) * BLOCK;
  const hour = (block / HOUR) % 24;
  const day = (Math.floor(block / DAY) + 4) % 7;
  const season =
    0.9 * wander(GAS_KEY, block, 9 * DAY) +
    0.35 * wander(GAS_KEY, block, 7 * HOUR) +
    0.3 * wander(GAS_KEY, block, 11 * MINUTE) +
    0.12 * wander(GAS_KEY, block, 2 * BLOCK) +
    0.35 * Math.cos(((hour - 15) / 24) * 2 * Math.PI) -
    (day === 0 || day === 6 ? 0.25 : 0);
  const baseFee = gwei(0.55 * Math.exp(season));
  return {
    baseFee,
    slow: gwei(baseFee * 1.02),
    standard: gwei(baseFee * 1.12 + 0.02),
    fast: gwei(baseFee * 1.35 + 0.1),
    slowSeconds: 180,
    standardSeconds: 45,
    fastSeconds: 15,
  };
}

function gwei(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The instant whose rates apply at `time` (epoch ms): they change every ten minutes. */
export function tenMinutes(time: number): number {
  return Math.floor(time / (10 * MINUTE)) * 10 * MINUTE;
}

function sixDigits(value: number): number {
  return Number(value.toPrecision(6));
}
