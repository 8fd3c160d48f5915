import type { CatalogueExchange } from '../catalogue/exchangeCatalogue.ts';
import type { ExchangeActivity } from '../market/exchangeBoard.ts';
import { flatList } from './envelopes.ts';
import { exchangeBook } from './exchange/activity.ts';
import type { Handlers } from './handler.ts';

/** Who an exchange is, and how it is rated, as every list of exchanges begins. */
export function exchangeHeadWire(exchange: CatalogueExchange) {
  return {
    id: exchange.code,
    name: exchange.nameEn,
    name_zh: exchange.nameZh,
    logo: exchange.logo,
    exrank: exchange.rank,
    score: exchange.rating,
  };
}

function rowWire({ exchange, pairs, contracts, coinCount, ...sums }: ExchangeActivity) {
  return {
    ...exchangeHeadWire(exchange),
    pairnum: pairs.length,
    coinnum: coinCount,
    volumn: sums.spotVolume24h,
    futures_volumn: contracts.length === 0 ? null : sums.futuresVolume24h,
    types: [...exchange.kinds],
  };
}

export const exchangeHandlers = {
  async exchangeRank({ page, pagesize }, { market }) {
    const { activities } = await exchangeBook(market);
    const ranked = [...activities.values()].sort((a, b) => a.exchange.rank - b.exchange.rank);
    return flatList(ranked.map(rowWire), page, pagesize);
  },
} satisfies Handlers<'exchangeRank'>;
