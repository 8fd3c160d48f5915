import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import type { CatalogueCoin } from './catalogueCoin.ts';
import { exchangeCatalogue } from './exchangeCatalogue.ts';

/** Readers' name of a coin: 比特币（BTC）, or PEPE alone. */
export function nameOf(coin: CatalogueCoin): string {
  const name = coinFullName(coin);
  return name === null ? coin.symbol : `${name}（${coin.symbol}）`;
}

/** A coin's name where it says more than its symbol; else null. */
export function coinFullName({ nameZh, nameEn, symbol }: CatalogueCoin): string | null {
  const name = nameZh || nameEn;
  return name === '' || name.toUpperCase() === symbol.toUpperCase() ? null : name;
}

/** Readers' name of an exchange; its code if unknown. */
export function exchangeName(code: string): string {
  const exchange = exchangeCatalogue.find((one) => one.code === code);
  return exchange ? shortExchangeName(exchange.nameZh || exchange.nameEn) : code;
}
