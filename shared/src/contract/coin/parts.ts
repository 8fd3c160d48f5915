import * as v from 'valibot';
import { label, text } from '../wire.ts';
import { maybeAmount, maybeNum, maybeRank, wireAmount } from '../wireNumber.ts';

/**
 * Fields shared by many coin rows of the upstream. On this wire `name` is the ticker symbol and `fullname` the Chinese
 * name (English if there is none). A row with them is made an entity by `named`.
 */
export const coinHead = {
  code: v.pipe(v.string(), v.nonEmpty()),
  symbol: ['name', label],
  /** Given as the Chinese name alone, '' without one. */
  name: ['fullname', text],
  nameEn: ['fullname_en', text],
  logo: text,
} as const;

/** Price in USD (for other readers also in CNY), and the changes of every ranking in % from three bases. */
export const coinQuote = {
  priceCny: ['current_price', maybeAmount, 'unread'],
  price: ['current_price_usd', wireAmount],
  change24h: ['change_percent', maybeNum],
  changeUtc0: ['changerate_utc', maybeNum],
  changeUtc8: ['changerate_utc8', maybeNum],
} as const;

/** Fields of every row of a coin ranking: name, price, size. `rank` is by market value, null for a coin without one. */
export const rankedCoin = { ...coinHead, ...coinQuote, rank: maybeRank } as const;

interface Names {
  readonly symbol: string;
  name: string;
  nameEn: string;
}

/**
 * Fills in the names of a coin that has been read: `name` is the Chinese one, else the English one, else the symbol. In
 * place, because there are hundreds in a list.
 */
export function named<Of extends Names>(coin: Of): Of {
  fillIn(coin);
  return coin;
}

function fillIn(coin: Names): void {
  const { symbol, name, nameEn } = coin;
  coin.name = name || nameEn || symbol;
  coin.nameEn = nameEn || name || symbol;
}
