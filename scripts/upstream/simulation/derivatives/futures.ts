import { fundingRate } from '@coinmirror/shared/indicators/funding.ts';
import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import {
  CONTRACT_QUOTE,
  type ContractListing,
  contractListingsAt,
  contractWeightAt,
} from '../listings/contractListings.ts';
import { expiryOf } from '../listings/expiry.ts';
import { premiumIndex } from '../listings/premium.ts';
import { type DayMoves, pairPrice } from '../market/dayMoves.ts';
import { type CutOfContracts, cutOfContracts, makerFeeOf, takerFeeOf } from './contractTerms.ts';
import { futuresVolumeOf, openInterestOf } from './openInterest.ts';
import { type MoveUntil, pressureOf } from './pressure.ts';

/** Exchanges with hourly funding (on chain); all others fund every eight hours. */
const HOURLY: ReadonlySet<string> = new Set(['hyperliquid', 'dydx', 'lighter']);

/**
 * Futures contracts of a coin at an instant, most traded first. Open interest and volumes add up to those of the
 * coin exactly, in whole dollars.
 */
export function futuresContracts(
  coin: CatalogueCoin,
  now: CoinSnapshot,
  moves: DayMoves,
  moveUntil: MoveUntil,
): readonly FuturesContract[] {
  const { time } = moves;
  const listings = contractListingsAt(coin, time);
  if (listings.length === 0) return [];
  const weights = Float64Array.from(listings, (listing) => contractWeightAt(listing, time));
  const volumes = divide(futuresVolumeOf(coin, now, time), weights);
  const interests = divide(
    openInterestOf(coin, now, time),
    weights.map((weight, i) => weight * (listings[i]?.loyalty ?? 1)),
  );
  const listed = {
    coin,
    now,
    moves,
    moveUntil: remembered(moveUntil),
    maxLeverage: maxLeverageOf(coin),
    ...cutOfContracts(now.price),
  };
  return listings
    .map((listing, i) => contractOf(listing, listed, volumes[i] ?? 0, interests[i] ?? 0))
    .sort((a, b) => b.volume24h - a.volume24h);
}

/** Terms shared by all contracts of a coin. */
interface Listed extends CutOfContracts {
  readonly coin: CatalogueCoin;
  readonly now: CoinSnapshot;
  readonly moves: DayMoves;
  readonly moveUntil: MoveUntil;
  readonly maxLeverage: number;
}

function contractOf(
  listing: ContractListing,
  listed: Listed,
  volume24h: number,
  openInterest: number,
): FuturesContract {
  const { id, exchange, contract } = listing;
  const { coin, now, moves, moveUntil } = listed;
  const { time } = moves;
  const perpetual = contract === 'swap';
  const hours = fundingHoursOf(exchange.code);
  const period = hours * HOUR;
  const begun = Math.floor(time / period) * period;
  const index = perpetual ? averagedPremium(moveUntil, exchange.code, coin.code, time) : null;
  const places = { place: listing.place(time), placeBefore: listing.place(moves.before) };
  const costs = pairPrice(
    now,
    { quote: CONTRACT_QUOTE, ...places, opensAt: Math.max(coin.launchedAt, listing.opensAt ?? 0) },
    moves,
  );
  const price = costs.priceUsd;
  return {
    tickerId: id,
    exchange: exchange.code,
    coinCode: coin.code,
    base: coin.symbol.toUpperCase(),
    quote: CONTRACT_QUOTE,
    contract,
    expiresAt: expiryOf(contract, time),
    price,
    quotePrice: costs.price,
    change24h: costs.change24h,
    indexPrice: now.price,
    basis: (price / now.price - 1) * 100,
    fundingRate: perpetual ? fundingAt(moveUntil, exchange.code, coin.code, begun) : null,
    predictedFundingRate: index === null ? null : fundingOf(index, hours),
    fundingHours: hours,
    nextFundingAt: perpetual ? begun + period : null,
    volume24h,
    openInterest,
    faceCoins: listed.faceCoins,
    priceStep: listed.priceStep,
    makerFee: makerFeeOf(exchange),
    takerFee: takerFeeOf(exchange),
    maxLeverage: listed.maxLeverage,
  };
}

function maxLeverageOf({ rank }: CatalogueCoin): number {
  if (rank !== null && rank <= 2) return 125;
  return rank !== null && rank < 40 ? 75 : 25;
}

/** Hours between two funding times of an exchange's perpetuals. */
function fundingHoursOf(exchangeCode: string): number {
  return HOURLY.has(exchangeCode) ? 1 : 8;
}

/** Base interest per eight hours, %. */
const INTEREST = 0.01;

/**
 * Funding rate in % per interval of the exchange, settled at an instant: its premium index, clamped near the interest
 * rate (see indicators/funding.ts).
 */
export function fundingAt(
  moveUntil: MoveUntil,
  exchangeCode: string,
  coinCode: string,
  time: number,
): number {
  const hours = fundingHoursOf(exchangeCode);
  return fundingOf(averagedPremium(moveUntil, exchangeCode, coinCode, time), hours);
}

/** The premium index of an interval that ends at an instant, as a fraction: its usual one, and what the day's move does to it. */
export function averagedPremium(
  moveUntil: MoveUntil,
  exchangeCode: string,
  coinCode: string,
  time: number,
): number {
  return premiumIndex(exchangeCode, coinCode, time) + pressureOf(exchangeCode, moveUntil(coinCode, time));
}

/** The rate that an exchange settled last at an instant, in % per eight hours. */
export function eightHourFunding(
  moveUntil: MoveUntil,
  exchangeCode: string,
  coinCode: string,
  time: number,
): number {
  const hours = fundingHoursOf(exchangeCode);
  const settled = Math.floor(time / (hours * HOUR)) * hours * HOUR;
  return (fundingAt(moveUntil, exchangeCode, coinCode, settled) * 8) / hours;
}

/** The same, each instant read once: the exchanges of a coin settle together. */
export function remembered(moveUntil: MoveUntil): MoveUntil {
  const known = new Map<string, number>();
  return (code, time) => {
    const key = `${code}/${time}`;
    const move = known.get(key) ?? moveUntil(code, time);
    known.set(key, move);
    return move;
  };
}

function fundingOf(index: number, hours: number): number {
  const rate = fundingRate(index * 100, INTEREST) * (hours / 8);
  return Math.round(rate * 1e6) / 1e6;
}

/** Settled funding rates of an exchange's perpetual in [from, to], oldest first, % per interval. */
export function fundingHistory(
  moveUntil: MoveUntil,
  exchangeCode: string,
  coinCode: string,
  from: number,
  to: number,
): readonly { readonly time: number; readonly rate: number }[] {
  const period = fundingHoursOf(exchangeCode) * HOUR;
  const first = Math.ceil(from / period);
  const count = Math.max(0, Math.floor(to / period) - first + 1);
  return Array.from({ length: count }, (_, i) => {
    const time = (first + i) * period;
    return { time, rate: fundingAt(moveUntil, exchangeCode, coinCode, time) };
  });
}
