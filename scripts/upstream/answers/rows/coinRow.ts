import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { Coin } from '../indexes/coins.ts';

/** Names of a coin in most lists: `name` is the symbol, `fullname` the Chinese name. */
export function headWire({ facts }: Coin) {
  return headOf(facts);
}

/** The same for a coin that is not traded yet. */
export function headOf(facts: CatalogueCoin) {
  return {
    code: facts.code,
    name: facts.symbol,
    fullname: facts.nameZh,
    fullname_en: facts.nameEn,
    logo: facts.logo,
  };
}

/** Price in CNY (null without a rate) and USD, and changes in %. */
export function quoteWire({ now }: Coin, cnyPerUsd: number | null) {
  return {
    current_price: inCny(now.price, cnyPerUsd),
    current_price_usd: now.price,
    change_percent: now.change24h,
    changerate_utc: now.changeUtc0,
    changerate_utc8: now.changeUtc8,
  };
}

/** USD → CNY; null stays null, and so is everything without a rate. */
export function inCny(usd: number | null, cnyPerUsd: number | null): number | null {
  return usd === null || cnyPerUsd === null ? null : usd * cnyPerUsd;
}

/** Epoch ms → whole seconds of the wire, null stays null. */
export function inSeconds(time: number | null): number | null {
  return time === null ? null : Math.round(time / 1000);
}
