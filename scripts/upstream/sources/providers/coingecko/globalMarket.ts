import * as v from 'valibot';
import { jsonOf, membersOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { nothing } from '../../decode/quiet.ts';
import { secondsTime } from '../../decode/times.ts';
import { dollarVolume } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';

/** CoinGecko's own sums over all coins: they check ours, and never stand in for them. Money in USD. */
export interface GlobalMarket {
  readonly coinCount: number;
  readonly marketCount: number;
  readonly marketCap: number;
  readonly volume24h: number;
  /** Shares of the market value in %, by symbol in capitals. */
  readonly shares: ReadonlyMap<string, number>;
  /** Epoch ms. */
  readonly updatedAt: number;
}

const answer = v.pipe(
  v.object({
    data: v.object({
      active_cryptocurrencies: amount,
      markets: amount,
      total_market_cap: v.object({ usd: amount }),
      total_volume: v.object({ usd: dollarVolume }),
      market_cap_percentage: membersOf(amount, nothing),
      updated_at: secondsTime,
    }),
  }),
  v.transform(
    ({ data }): GlobalMarket => ({
      coinCount: data.active_cryptocurrencies,
      marketCount: data.markets,
      marketCap: data.total_market_cap.usd,
      volume24h: data.total_volume.usd,
      shares: new Map(
        [...data.market_cap_percentage].map(([symbol, share]) => [symbol.toUpperCase(), share]),
      ),
      updatedAt: data.updated_at,
    }),
  ),
);

/** Sums over all coins. */
export const globalMarket: Question<GlobalMarket> = { path: '/api/v3/global', decode: jsonOf(answer) };
