import { CHANGE_FILTER, CHANGE_PERIOD } from '../../contract/rankings.ts';
import type { Handlers } from '../handler.ts';
import { cnyPerUsd } from '../market/economy.ts';
import type { CoinSnapshot } from '../source.ts';
import { type Coin, coinsNow, rankedCoins } from './coinBook.ts';
import { headWire, quoteWire } from './coinWire.ts';
import { dailyTurnover } from './dailyTurnover.ts';
import { cut, flatList, nestedList } from './envelopes.ts';
import { largePositions } from './largePositions.ts';
import { mean } from './statistics.ts';
import { sum } from './totals.ts';

/** Coins that trade less than this a day in USD do not compete: their changes mean nothing. */
const MIN_VOLUME = 50_000;

const CHANGES: Readonly<Record<number, (now: CoinSnapshot) => number>> = {
  [CHANGE_PERIOD['1h']]: (now) => now.change1h,
  [CHANGE_PERIOD['24h']]: (now) => now.change24h,
  [CHANGE_PERIOD['7d']]: (now) => now.change7d,
};

const MAX_RANK: Readonly<Record<number, number>> = {
  [CHANGE_FILTER.all]: Number.POSITIVE_INFINITY,
  [CHANGE_FILTER.top100]: 100,
  [CHANGE_FILTER.top500]: 500,
};

export const rankingHandlers = {
  async maxChange(params, { market }) {
    const changeOf = CHANGES[params.sort_type] ?? ((now: CoinSnapshot) => now.change24h);
    const direction = params.isup === 1 ? 1 : -1;
    const coins = rankedCoins(await coinsNow(market))
      .filter(
        ({ now }) =>
          now.volume24h >= MIN_VOLUME && (now.rank ?? Infinity) <= (MAX_RANK[params.filtertype] ?? Infinity),
      )
      .filter(({ now }) => changeOf(now) * direction > 0)
      .toSorted((a, b) => direction * (changeOf(b.now) - changeOf(a.now)));
    const rate = cnyPerUsd(market.now());
    return nestedList(
      coins.map((coin) => ({
        ...headWire(coin),
        ...quoteWire(coin, rate),
        rank: coin.now.rank,
        changerate: changeOf(coin.now),
        market_value_usd: coin.now.marketCap,
        vol_usd: coin.now.volume24h,
      })),
      params.page,
      params.per_page,
    );
  },

  async volumeRank({ page, per_page }, { market }) {
    const coins = rankedCoins(await coinsNow(market)).toSorted((a, b) => b.now.volume24h - a.now.volume24h);
    const total = sum(coins, ({ now }) => now.volume24h);
    const rate = cnyPerUsd(market.now());
    const rows = await Promise.all(
      cut(coins, page, per_page).map(async (coin) => {
        const days = await dailyTurnover(market, coin.facts.code, 30);
        return {
          ...headWire(coin),
          ...quoteWire(coin, rate),
          rank: coin.now.rank,
          vol_usd: coin.now.volume24h,
          vol_week: days.total(7),
          vol_month: days.total(30),
          vol_change: days.change,
          percent: total > 0 ? (coin.now.volume24h / total) * 100 : null,
          market_value_usd: coin.now.marketCap,
        };
      }),
    );
    const list = nestedList(coins, page, per_page);
    return { ...list, data: { ...list.data, list: rows } };
  },

  async turnoverRank({ page, pagesize }, { market }) {
    const coins = rankedCoins(await coinsNow(market))
      .filter(({ now }) => now.turnoverRate !== null)
      .toSorted((a, b) => (b.now.turnoverRate ?? 0) - (a.now.turnoverRate ?? 0));
    const rate = cnyPerUsd(market.now());
    const rows = await Promise.all(
      cut(coins, page, pagesize).map(async (coin) => ({
        ...headWire(coin),
        ...quoteWire(coin, rate),
        rank: coin.now.rank,
        turnoverrate: coin.now.turnoverRate ?? 0,
        turnoverrate_week: await weekTurnover(coin),
        vol_usd: coin.now.volume24h,
        market_value_usd: coin.now.marketCap,
      })),
    );
    return { ...flatList(coins, page, pagesize), data: rows };

    async function weekTurnover({ facts, now }: Coin): Promise<number | null> {
      if (!now.marketCap) return null;
      const days = await dailyTurnover(market, facts.code, 7);
      return (mean(days.values) / now.marketCap) * 100;
    }
  },

  async largePosition({ page, pre_page, type }, { market }) {
    const rate = cnyPerUsd(market.now());
    const positions = largePositions(rankedCoins(await coinsNow(market)), type, market.now());
    return nestedList(
      positions.map(({ coin, ...position }) => ({
        ...headWire(coin),
        ...quoteWire(coin, rate),
        ...position,
      })),
      page,
      pre_page,
    );
  },
} satisfies Handlers<'maxChange' | 'volumeRank' | 'turnoverRank' | 'largePosition'>;
