import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { ContractTerms } from '../../ports/contracts.ts';

/** Maximum value of one contract, USD. */
const FACE_USD = 100;
/** Significant digits of a price. */
const PRICE_DIGITS = 6;
/** Maximum maker fee, % of a trade: futures are cheaper than spot. */
const MAKER_MAX = 0.02;
const TAKER_MAX = 0.05;

/** Terms shared by all contracts of a coin. */
export type CutOfContracts = Pick<ContractTerms, 'faceCoins' | 'priceStep'>;

/** Contract size and price step of a coin, in powers of ten of its price (USD), as exchanges choose them. */
export function cutOfContracts(price: number): CutOfContracts {
  return {
    faceCoins: powerOfTen(Math.floor(Math.log10(FACE_USD / price))),
    priceStep: powerOfTen(Math.floor(Math.log10(price)) - PRICE_DIGITS + 1),
  };
}

/** Maker fee of an exchange's contracts, % of the trade. */
export function makerFeeOf({ makerFee }: CatalogueExchange): number {
  return Math.min(makerFee, MAKER_MAX);
}

/** Taker fee of an exchange's contracts, % of the trade. */
export function takerFeeOf({ takerFee }: CatalogueExchange): number {
  return Math.min(takerFee, TAKER_MAX);
}

/** Exact as a decimal: 10 ** -3 is not always 0.001. */
function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`);
}
