import type { FuturesContract } from '../../market/futures.ts';
import type { Coin } from '../coin/book.ts';

/** What an exchange says of a contract besides its price. */
export interface ContractTerms {
  /** Coins in one contract. */
  readonly faceCoins: number;
  /** USD. */
  readonly priceStep: number;
  /** % of a trade. */
  readonly makerFee: number;
  readonly takerFee: number;
}

/** One contract is worth at most this, USD. */
const FACE_USD = 100;
/** Digits of a price that count. */
const PRICE_DIGITS = 6;
/** Futures are cheaper to trade than spot, % of a trade. */
const MAKER_MAX = 0.02;
const TAKER_MAX = 0.05;

/** The terms of a contract, in powers of ten of the coin's price, as exchanges cut them. */
export function contractTerms({ now }: Coin, { exchange }: FuturesContract): ContractTerms {
  return {
    faceCoins: powerOfTen(Math.floor(Math.log10(FACE_USD / now.price))),
    priceStep: powerOfTen(Math.floor(Math.log10(now.price)) - PRICE_DIGITS + 1),
    makerFee: Math.min(exchange.makerFee, MAKER_MAX),
    takerFee: Math.min(exchange.takerFee, TAKER_MAX),
  };
}

/** Exact as a decimal: 10 ** -3 is not always 0.001. */
function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`);
}
