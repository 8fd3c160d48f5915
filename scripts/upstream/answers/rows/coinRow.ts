import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { Coin } from '../indexes/coins.ts';

/** Names of a coin in most lists. */
export function headOfCoin({ facts }: Coin) {
  return headOf(facts);
}

/** The same for a coin that is not traded yet. */
export function headOf(facts: CatalogueCoin) {
  return {
    code: facts.code,
    symbol: facts.symbol,
    name: facts.nameZh,
    nameEn: facts.nameEn,
    logo: facts.logo,
  };
}

/** Price in CNY (null without a rate) and USD, and changes in %. */
export function quoteOf({ now }: Coin, cnyPerUsd: number | null) {
  return {
    priceCny: inCny(now.price, cnyPerUsd),
    price: now.price,
    change24h: now.change24h,
    changeUtc0: now.changeUtc0,
    changeUtc8: now.changeUtc8,
  };
}

/** USD → CNY; null stays null, and so is everything without a rate. */
export function inCny(usd: number | null, cnyPerUsd: number | null): number | null {
  return usd === null || cnyPerUsd === null ? null : usd * cnyPerUsd;
}
