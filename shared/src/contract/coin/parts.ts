import * as v from 'valibot';
import { label, text } from '../wire.ts';
import { maybeAmount, maybeNum, maybeRank, wireAmount } from '../wireNumber.ts';

/**
 * Pieces that many coin rows of the upstream share.
 * On this wire `name` is the ticker symbol and `fullname` the Chinese name (English where there is none).
 */
export const coinHead = {
  code: v.pipe(v.string(), v.nonEmpty()),
  name: label,
  fullname: text,
  fullname_en: text,
  logo: text,
} as const;

/** Price and the three changes every ranking shows. `current_price` is the same price in CNY. */
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

/** `name` is what a Chinese reader calls the coin: Chinese where there is one, else English, else the symbol. */
export function toHead(wire: HeadWire) {
  return {
    code: wire.code,
    symbol: wire.name,
    name: wire.fullname || wire.fullname_en || wire.name,
    nameEn: wire.fullname_en || wire.fullname || wire.name,
    logo: wire.logo,
  };
}

/** Price in USD, changes in % on their three bases. */
export function toQuote(wire: QuoteWire) {
  return {
    price: wire.current_price_usd,
    change24h: wire.change_percent,
    changeUtc8: wire.changerate_utc8,
    changeUtc0: wire.changerate_utc,
  };
}

/** What every ranking of coins tells of a row, beside what it is about: who, at what price, and how large. */
export const rankedCoin = { ...coinHead, ...coinQuote, rank: maybeRank } as const;

/** `rank` is the place by market value, null for a coin without one. */
export function toRankedCoin(wire: HeadWire & QuoteWire & { rank: number | null }) {
  return { ...toHead(wire), ...toQuote(wire), rank: wire.rank };
}
