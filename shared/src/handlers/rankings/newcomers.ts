import type { NEW_COIN_SORTS } from '../../contract/rankings/newcomers.ts';
import { CAP_FILTER } from '../../contract/rankings/params.ts';
import { cnyPerUsd } from '../../market/economy.ts';
import { DAY } from '../../market/time.ts';
import { newCoinWire } from '../coins.ts';
import { nestedList } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import { firstExchange } from '../listings.ts';
import { competitors, descending } from './competitors.ts';
import { saleRows } from './saleRows.ts';

type Row = Awaited<ReturnType<typeof newCoinWire>>;

const FIGURE_OF: Readonly<Record<(typeof NEW_COIN_SORTS)[number], (row: Row) => number | null>> = {
  vol: ({ vol_usd }) => Number(vol_usd ?? 0),
  rise: ({ price, first_price }) => (first_price ? Number(price) / Number(first_price) : null),
  time: ({ time }) => Number(time ?? 0),
};

export const newcomerRankingHandlers = {
  async newCoinRank({ page, per_page, sort, days, platform }, { market }) {
    const rate = cnyPerUsd(market.now());
    const since = days === 0 ? 0 : market.now() - days * DAY;
    const coins = (await competitors(market, CAP_FILTER.all)).filter(
      ({ facts }) => facts.launchedAt >= since && (platform === '' || firstExchange(facts).code === platform),
    );
    const rows = await Promise.all(coins.map((coin) => newCoinWire(coin, market, rate)));
    return nestedList(descending(rows, FIGURE_OF[sort]), page, per_page);
  },

  async saleRank({ page, per_page, ...query }, { market }) {
    return nestedList(await saleRows(market, query), page, per_page);
  },
} satisfies Handlers<'newCoinRank' | 'saleRank'>;
