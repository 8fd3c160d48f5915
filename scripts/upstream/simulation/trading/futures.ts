import type { ContractType } from '@coinmirror/shared/constants/futures.ts';
import { fundingRate } from '@coinmirror/shared/indicators/funding.ts';
import { divide } from '@coinmirror/shared/numbers/divide.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { type CatalogueExchange, exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { tickerId } from '../../catalogue/tickers.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import { longTail } from '../random/hash.ts';
import { wander } from '../random/wander.ts';
import { type CutOfContracts, cutOfContracts, makerFeeOf, takerFeeOf } from './contractTerms.ts';
import { type DayMoves, pairPrice } from './dayMoves.ts';
import { futuresMultiple, futuresVolumeOf, openInterestOf } from './openInterest.ts';
import { contractPremium, expiryOf, type PlaceAt, placeAt, premiumIndex, strayOf } from './premium.ts';

const venues = exchangeCatalogue.filter(({ futuresShare }) => futuresShare > 0);
/** Exchanges with dated contracts, and the coins they offer them for. */
const DATED_VENUES: ReadonlySet<string> = new Set([
  'okx',
  'binance',
  'huobi',
  'deribit',
  'bybit',
  'bitmex',
  'kraken',
]);
const DATED_COINS: ReadonlySet<string> = new Set(['bitcoin', 'ethereum']);
const DATED: readonly ContractType[] = ['cq', 'nq', 'cw', 'nw'];
/** The quote of all contracts. */
const QUOTE = 'USDT';
/** Exchanges with hourly funding (on chain); all others fund every eight hours. */
const HOURLY: ReadonlySet<string> = new Set(['hyperliquid', 'dydx', 'lighter']);

/** Whether the exchange has futures of the coin. */
function hasFutures(exchange: CatalogueExchange, coin: CatalogueCoin): boolean {
  if (!coin.hasFutures || exchange.futuresShare === 0) return false;
  const reach = 30 + exchange.futuresShare * 20 + exchange.scores.liquidity * 0.9;
  const slack = 60 * uniform(keyOf(`futures-${exchange.code}-${coin.code}`, 0), 0);
  return (coin.rank ?? 900) < reach + slack;
}

/** What never changes about a contract. */
interface Slot {
  readonly id: string;
  readonly exchange: CatalogueExchange;
  readonly contract: ContractType;
  readonly key: number;
  readonly weight: number;
  /** Open interest relative to volume: some exchanges' traders hold positions longer. */
  readonly loyalty: number;
  /** 1 + the premium of its place, and its own, over its coin's price at an instant. */
  readonly place: PlaceAt;
}

const slotsByCoin = new Map<string, readonly Slot[]>();

function slotsOf(coin: CatalogueCoin): readonly Slot[] {
  const known = slotsByCoin.get(coin.code);
  if (known) return known;
  const slots = venues
    .filter((exchange) => hasFutures(exchange, coin))
    .flatMap((exchange) => contractsOn(exchange, coin).map((contract) => slotOf(coin, exchange, contract)));
  slotsByCoin.set(coin.code, slots);
  return slots;
}

function slotOf(coin: CatalogueCoin, exchange: CatalogueExchange, contract: ContractType): Slot {
  const id = tickerId(exchange.code, contract, coin.symbol, QUOTE);
  const key = keyOf(id, 0);
  const taste = (coin.rank ?? 900) < 40 ? 0.3 : 0.7;
  return {
    id,
    exchange,
    contract,
    key,
    weight: exchange.futuresShare * CONTRACT_WEIGHTS[contract] * (0.3 + longTail(key, 0)) ** taste,
    loyalty: 0.6 + 0.7 * uniform(keyOf(`loyalty-${exchange.code}`, 0), 0) + 0.3 * uniform(key, 1),
    place: placeAt(
      strayOf(exchange.code, coin.code, 'contract'),
      (time) => 1 + contractPremium(exchange.code, coin.code, contract, time),
    ),
  };
}

/**
 * Futures contracts of a coin at an instant, most traded first. Open interest and volumes add up to those of the
 * coin exactly, in whole dollars.
 */
export function futuresContracts(
  coin: CatalogueCoin,
  now: CoinSnapshot,
  moves: DayMoves,
): readonly FuturesContract[] {
  const { time } = moves;
  const slots = slotsOf(coin);
  if (slots.length === 0) return [];
  const weights = Float64Array.from(slots, (slot) => weightAt(slot, time));
  const volumes = divide(futuresVolumeOf(coin, now, time), weights);
  const interests = divide(
    openInterestOf(coin, now, time),
    weights.map((weight, i) => weight * (slots[i]?.loyalty ?? 1)),
  );
  const listed = { coin, now, moves, maxLeverage: maxLeverageOf(coin), ...cutOfContracts(now.price) };
  return slots
    .map((slot, i) => contractOf(slot, listed, volumes[i] ?? 0, interests[i] ?? 0))
    .sort((a, b) => b.volume24h - a.volume24h);
}

/** Terms shared by all contracts of a coin. */
interface Listed extends CutOfContracts {
  readonly coin: CatalogueCoin;
  readonly now: CoinSnapshot;
  readonly moves: DayMoves;
  readonly maxLeverage: number;
}

/** A contract's volume at an instant as a fraction of the coin's spot volume; null for one that is not listed. */
export function futuresShareAt(coin: CatalogueCoin, tickerId: string, time: number): number | null {
  const slot = slotsOf(coin).find(({ id }) => id === tickerId);
  const sum = slotsOf(coin).reduce((total, one) => total + weightAt(one, time), 0);
  return slot ? (futuresMultiple(coin, time) * weightAt(slot, time)) / sum : null;
}

function weightAt({ weight, key }: Slot, time: number): number {
  return weight * (1 + 0.25 * wander(key, time, 3 * DAY));
}

function contractsOn(exchange: CatalogueExchange, coin: CatalogueCoin): readonly ContractType[] {
  const dated = DATED_VENUES.has(exchange.code) && DATED_COINS.has(coin.code);
  return dated ? ['swap', ...DATED] : ['swap'];
}

const CONTRACT_WEIGHTS: Readonly<Record<ContractType, number>> = {
  swap: 1,
  cq: 0.05,
  nq: 0.018,
  cw: 0.008,
  nw: 0.004,
};

function contractOf(slot: Slot, listed: Listed, volume24h: number, openInterest: number): FuturesContract {
  const { id, exchange, contract } = slot;
  const { coin, now, moves } = listed;
  const { time } = moves;
  const perpetual = contract === 'swap';
  const hours = fundingHoursOf(exchange.code);
  const period = hours * HOUR;
  const begun = Math.floor(time / period) * period;
  const index = perpetual ? premiumIndex(exchange.code, coin.code, time) : null;
  const places = { place: slot.place(time), placeBefore: slot.place(moves.before) };
  const costs = pairPrice(now, { quote: QUOTE, ...places, opensAt: coin.launchedAt }, moves);
  const price = costs.priceUsd;
  return {
    tickerId: id,
    exchange: exchange.code,
    coinCode: coin.code,
    base: coin.symbol.toUpperCase(),
    quote: QUOTE,
    contract,
    expiresAt: expiryOf(contract, time),
    price,
    quotePrice: costs.price,
    change24h: costs.change24h,
    indexPrice: now.price,
    basis: (price / now.price - 1) * 100,
    fundingRate: perpetual ? fundingAt(exchange.code, coin.code, begun) : null,
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
export function fundingAt(exchangeCode: string, coinCode: string, time: number): number {
  const hours = fundingHoursOf(exchangeCode);
  return fundingOf(premiumIndex(exchangeCode, coinCode, time), hours);
}

function fundingOf(index: number, hours: number): number {
  const rate = fundingRate(index * 100, INTEREST) * (hours / 8);
  return Math.round(rate * 1e6) / 1e6;
}

/** Settled funding rates of an exchange's perpetual in [from, to], oldest first, % per interval. */
export function fundingHistory(
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
    return { time, rate: fundingAt(exchangeCode, coinCode, time) };
  });
}
