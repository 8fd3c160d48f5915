import type { ContractType } from '@coinmirror/shared/constants/futures.ts';
import { keyOf, mix, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { CELL } from '../grid/gridTime.ts';
import { wander } from '../random/wander.ts';
import { daysToExpiry } from './expiry.ts';

/** How far an exchange's prices deviate from the market's, as a fraction: mean and amplitude. */
const STRAYS: Readonly<Record<string, readonly [mean: number, swing: number]>> = {
  coinbase: [0.0001, 0.0009],
  kraken: [0, 0.0005],
  gemini: [0, 0.0008],
  bitstamp: [0, 0.0006],
  robinhood: [0.0004, 0.001],
  upbit: [0.011, 0.016],
  bithumb: [0.0108, 0.0162],
  coinone: [0.0105, 0.0165],
  korbit: [0.011, 0.017],
  bitflyer: [0.0006, 0.0022],
  coincheck: [0.0006, 0.0024],
  bitbank: [0.0005, 0.0022],
  indodax: [0.002, 0.005],
  btcturk: [0.003, 0.006],
  paribu: [0.003, 0.006],
  wazirx: [0.008, 0.012],
  coindcx: [0.006, 0.008],
  'mercado-bitcoin': [0.003, 0.006],
  bitso: [0.002, 0.005],
  luno: [0.003, 0.006],
  uniswap: [0, 0.0008],
  pancakeswap: [0, 0.0009],
};
const ORDINARY = [0, 0.0003] as const;

/** The waves of one pair's premium, prepared for repeated reads. */
export interface Stray {
  readonly mean: number;
  readonly swing: number;
  readonly regionKey: number;
  readonly pairKey: number;
  /** How long it stays the same, ms. */
  readonly step: number;
}

/**
 * The prepared premium of an exchange's prices of a coin: see `exchangePremium`. Contracts follow an index of many
 * exchanges, so they have no regional premium.
 */
export function strayOf(exchangeCode: string, coinCode: string, kind: 'spot' | 'contract'): Stray {
  const [mean, swing] = (kind === 'spot' ? STRAYS[exchangeCode] : null) ?? ORDINARY;
  const region = swing > 0.015 ? 'korea' : exchangeCode;
  return {
    mean,
    swing,
    regionKey: keyOf(`stray-${region}`, 0),
    pairKey: keyOf(`stray-${exchangeCode}-${coinCode}`, 0),
    step: swing > WIDE ? WIDE_STEP : CELL,
  };
}

/** How long a premium stays the same, ms: a wide one would jump visibly from cell to cell of the grid. */
const WIDE_STEP = 5 * MINUTE;
const WIDE = 0.0008;

/** The instant whose premium applies at `time` (epoch ms). */
function premiumStep({ step }: Stray, time: number): number {
  return Math.floor(time / step) * step;
}

/** A prepared premium at an instant, as a fraction (0.001 is 0.1 %). */
function premiumOf(stray: Stray, time: number): number {
  const at = premiumStep(stray, time);
  return premiumIn(regionWave(stray.regionKey, at), stray, at);
}

/** 1 + a premium at an instant (epoch ms). */
export type PlaceAt = (time: number) => number;

/**
 * The place of a market: its exchange's premium, times a contract's `own` factor if any. The values of two steps are
 * kept, because every list reads those of now and of a day before for each of its thousands of pairs.
 */
export function placeAt(stray: Stray, own?: (step: number) => number): PlaceAt {
  let [step, place, otherStep, otherPlace] = [Number.NaN, 1, Number.NaN, 1];
  return (time) => {
    const wanted = premiumStep(stray, time);
    if (wanted === step) return place;
    [step, place, otherStep, otherPlace] = [otherStep, otherPlace, step, place];
    if (wanted !== step) {
      step = wanted;
      place = (1 + premiumOf(stray, wanted)) * (own?.(wanted) ?? 1);
    }
    return place;
  };
}

function regionWave(regionKey: number, time: number): number {
  return 0.55 * wander(regionKey, time, 6 * DAY) + 0.3 * wander(regionKey, time, 5 * HOUR);
}

function premiumIn(region: number, { mean, swing, pairKey }: Stray, time: number): number {
  return (
    mean + swing * region + 0.00015 * wander(pairKey, time, DAY) + 0.00008 * wander(pairKey, time, HOUR / 2)
  );
}

/**
 * Premium of an exchange's price over the market's, as a fraction (0.001 is 0.1 %): a slow wave of the exchange (all of
 * Korea moves together) and a small one of the pair. 0 without an exchange.
 */
export function exchangePremium(
  exchangeCode: string | null,
  coinCode: string,
  time: number,
  kind: 'spot' | 'contract' = 'spot',
): number {
  return exchangeCode === null ? 0 : premiumOf(strayOf(exchangeCode, coinCode, kind), time);
}

/**
 * Annualised basis of a coin's dated contracts, as a fraction (0.06 is 6 % a year): a market-wide sentiment with small
 * differences between exchanges.
 */
function annualBasis(exchangeCode: string, coinCode: string, time: number): number {
  const mood = 0.055 + 0.05 * wander(MOOD, time, 25 * DAY) + 0.02 * wander(MOOD, time, 2 * DAY);
  return mood + 0.012 * wander(keyOf(`basis-${exchangeCode}-${coinCode}`, 0), time, 3 * DAY);
}

const MOOD = keyOf('basis', 0);

/**
 * Price of a contract relative to spot, as a fraction: the basis over the remaining days, or the perpetual's small
 * premium index.
 */
export function contractPremium(
  exchangeCode: string,
  coinCode: string,
  contract: ContractType,
  time: number,
): number {
  const days = daysToExpiry(contract, time);
  return days === null
    ? premiumIndex(exchangeCode, coinCode, time)
    : datedPremium(exchangeCode, coinCode, days, time);
}

/** Price for a day `days` ahead of an instant relative to spot, as a fraction: the basis over those days. */
export function datedPremium(exchangeCode: string, coinCode: string, days: number, time: number): number {
  return (annualBasis(exchangeCode, coinCode, time) * days) / 365;
}

/**
 * The perpetual's usual premium over spot, as a fraction, and its waves: the market's, the coin's and the exchange's.
 * Perpetuals mostly trade a little below spot, where the base interest no longer makes up for it and rates differ.
 */
const USUAL_PREMIUM = -0.00042;
const WAVES = { market: 0.00003, coin: 0.00005, coinHours: 0.00004, own: 0.00016, venue: 0.00006 } as const;
/** Where a coin's crowd is on one side, from this value of its wave on, and how far that takes its premium. */
const CROWDED = 0.6;
const CROWDS = { long: 0.0021, short: 0.0009 } as const;

/** The perpetual's premium over spot, as a fraction; within ±0.25 %. Drives its funding rate. */
export function premiumIndex(exchangeCode: string, coinCode: string, time: number): number {
  const coin = keyOf(`index-${coinCode}`, 0);
  const venue = keyOf(exchangeCode, 0);
  const own = mix(coin, venue);
  const crowd = wander(mix(coin, 0xc0de), time, 5 * DAY);
  const crowding = Math.max(0, Math.abs(crowd) - CROWDED) / (1 - CROWDED);
  return (
    USUAL_PREMIUM +
    WAVES.market * wander(MOOD, time, 8 * DAY) +
    WAVES.coin * wander(coin, time, 4 * DAY) +
    WAVES.coinHours * wander(coin, time, 9 * HOUR) +
    WAVES.own * wander(own, time, 12 * HOUR) +
    WAVES.venue * (2 * uniform(venue, 0) - 1) +
    (crowd > 0 ? CROWDS.long : -CROWDS.short) * crowding ** 2
  );
}
