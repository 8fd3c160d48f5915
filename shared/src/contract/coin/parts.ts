import * as v from 'valibot';
import { label, text } from '../wire.ts';
import { maybeAmount, maybeNum, maybeRank, wireAmount } from '../wireNumber.ts';

/**
 * Fields shared by many coin rows of the upstream. On this wire `name` is the ticker symbol and `fullname` the Chinese
 * name (English if there is none).
 */
export const coinHead = {
  code: v.pipe(v.string(), v.nonEmpty()),
  name: label,
  fullname: text,
  fullname_en: text,
  logo: text,
} as const;

/** Price and the three changes of every ranking. `current_price` is the same price in CNY. */
export const coinQuote = {
  current_price: maybeAmount,
  current_price_usd: wireAmount,
  change_percent: maybeNum,
  changerate_utc: maybeNum,
  changerate_utc8: maybeNum,
} as const;

interface HeadWire {
  code: string;
  name: string;
  fullname: string;
  fullname_en: string;
  logo: string;
}

interface QuoteWire {
  current_price_usd: number;
  change_percent: number | null;
  changerate_utc: number | null;
  changerate_utc8: number | null;
}

/** `name` is the Chinese name, else the English one, else the symbol. */
export function toHead(wire: HeadWire) {
  return {
    code: wire.code,
    symbol: wire.name,
    name: wire.fullname || wire.fullname_en || wire.name,
    nameEn: wire.fullname_en || wire.fullname || wire.name,
    logo: wire.logo,
  };
}

/** Price in USD, changes in % from the three bases. */
export function toQuote(wire: QuoteWire) {
  return {
    price: wire.current_price_usd,
    change24h: wire.change_percent,
    changeUtc8: wire.changerate_utc8,
    changeUtc0: wire.changerate_utc,
  };
}

/** Fields of every row of a coin ranking: name, price, size. */
export const rankedCoin = { ...coinHead, ...coinQuote, rank: maybeRank } as const;

/** `rank` is by market value, null for a coin without one. */
export function toRankedCoin(wire: HeadWire & QuoteWire & { rank: number | null }) {
  return { ...toHead(wire), ...toQuote(wire), rank: wire.rank };
}
