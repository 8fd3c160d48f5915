import type { CatalogueExchange } from '@coinmirror/handlers/catalogue/exchangeCatalogue.ts';
import type { ContractTerms } from '@coinmirror/handlers/ports/contracts.ts';

/** One contract is worth at most this, USD. */
const FACE_USD = 100;
/** Digits of a price that count. */
const PRICE_DIGITS = 6;
/** Futures are cheaper to trade than spot, % of a trade. */
const MAKER_MAX = 0.02;
const TAKER_MAX = 0.05;

/** What all contracts of a coin have alike. */
export type CutOfContracts = Pick<ContractTerms, 'faceCoins' | 'priceStep'>;

/** How contracts of a coin are cut, in powers of ten of its price (USD), as exchanges do. */
export function cutOfContracts(price: number): CutOfContracts {
  return {
    faceCoins: powerOfTen(Math.floor(Math.log10(FACE_USD / price))),
    priceStep: powerOfTen(Math.floor(Math.log10(price)) - PRICE_DIGITS + 1),
  };
}

/** What an exchange takes of who offers in a contract, % of the trade. */
export function makerFeeOf({ makerFee }: CatalogueExchange): number {
  return Math.min(makerFee, MAKER_MAX);
}

/** What an exchange takes of who accepts, % of the trade. */
export function takerFeeOf({ takerFee }: CatalogueExchange): number {
  return Math.min(takerFee, TAKER_MAX);
}

/** Exact as a decimal: 10 ** -3 is not always 0.001. */
function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`);
}
