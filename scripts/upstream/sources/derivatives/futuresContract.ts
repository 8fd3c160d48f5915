import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { tickerId } from '../../catalogue/tickers.ts';
import type { FuturesContract } from '../../ports/contracts.ts';
import type { ContractVenue } from '../exchanges/exchanges.ts';
import type { VenueContract } from '../exchanges/kinds/contract.ts';
import { perCoin } from '../exchanges/kinds/perCoin.ts';
import type { CoinOf } from '../identity/coinOf.ts';
import type { MarketSnapshot } from '../market/marketSnapshot.ts';
import { contractCoin } from './contractCoin.ts';
import { contractTypeOf, parseContractName } from './contractName.ts';

export interface ContractContext {
  readonly coinOf: CoinOf;
  readonly market: MarketSnapshot;
  /** Epoch ms. */
  readonly now: number;
}

/** % from the coin's price: what is further away is another coin of the same symbol. */
const MAX_OFF = 30;

const symbols: ReadonlyMap<string, string> = new Map(
  coinCatalogue.map(({ code, symbol }) => [code, symbol.toUpperCase()]),
);

/**
 * A contract in our own terms: USD, single coins, our names. null for one whose coin, quote or kind we do not know, that
 * has no price or volume, or whose price cannot be the coin's.
 */
export function futuresContract(
  venue: ContractVenue,
  wire: VenueContract,
  { coinOf, market, now }: ContractContext,
): FuturesContract | null {
  const name = parseContractName(venue, wire.symbol);
  const contract = name && contractTypeOf(name.expiresAt, now);
  if (!name || !contract || wire.last === null || wire.last <= 0 || wire.volume24h === null) return null;
  const rate = market.rates.get(name.quote);
  if (rate === undefined) return null;
  const found = contractCoin(venue, { base: name.base, price: wire.last * rate }, { coinOf, market });
  const base = found && symbols.get(found.coin.code);
  if (!found || !base) return null;
  const { coin, factor } = found;
  const reported = perCoin(wire, factor);
  const last = wire.last / factor;
  const price = last * rate;
  if (Math.abs(percentFrom(price, coin.price)) > MAX_OFF) return null;
  const indexPrice = reported.indexPrice === null ? coin.price : reported.indexPrice * rate;
  const isPerpetual = contract === 'swap';
  return {
    tickerId: tickerId(venue, contract, base, name.quote),
    exchange: venue,
    coinCode: coin.code,
    base,
    quote: name.quote,
    contract,
    expiresAt: name.expiresAt,
    price,
    quotePrice: last,
    change24h: reported.open24h === null ? null : percentFrom(last, reported.open24h),
    indexPrice,
    basis: percentFrom(price, indexPrice),
    fundingRate: isPerpetual ? reported.fundingRate : null,
    predictedFundingRate: null,
    fundingHours: isPerpetual ? reported.fundingHours : null,
    nextFundingAt: isPerpetual ? inFuture(reported.nextFundingAt, now) : null,
    volume24h: wire.volume24h * rate,
    openInterest: interestOf(reported, price),
    faceCoins: reported.faceCoins,
    priceStep: null,
    makerFee: null,
    takerFee: null,
    maxLeverage: null,
  };
}

/** Coins at the price beside them, where the venue reports coins: it may have reported them minutes before. */
function interestOf({ openInterestCoins, openInterestUsd }: VenueContract, price: number): number | null {
  return openInterestCoins === null ? openInterestUsd : openInterestCoins * price;
}

/** A payment that has passed is not the next one. */
function inFuture(time: number | null, now: number): number | null {
  return time !== null && time > now ? time : null;
}

function percentFrom(value: number, base: number): number {
  return (value / base - 1) * 100;
}
