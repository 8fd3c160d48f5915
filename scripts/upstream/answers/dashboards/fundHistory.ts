import { type Fund, funds } from '../../catalogue/content/funds.ts';
import type { FundDay } from '../../ports/funds.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { dailyCandles } from '../series/dailyCandles.ts';

/** Days around 2026-01-01 over which fund holdings are tracked. */
const FIRST_DAY = Date.UTC(2025, 0, 1);

/** The funds of a coin, and each of their completed days, oldest first. */
export interface FundHistory {
  readonly funds: readonly Fund[];
  readonly days: readonly PricedFundDay[];
}

/** A day of funds with the coin's price at its end, USD. */
interface PricedFundDay extends FundDay {
  readonly close: number;
}

/** Holdings and inflows of a coin's funds; empty for a coin without funds. */
export async function fundHistory(sources: Sources, coin: string): Promise<FundHistory> {
  const own = funds.filter((fund) => fund.coin === coin);
  if (own.length === 0) return { funds: own, days: [] };
  const tickers = own.map(({ ticker }) => ticker);
  const [days, candles] = await Promise.all([
    requirePort(sources, 'funds').days(coin, tickers, FIRST_DAY),
    dailyCandles(sources, coin),
  ]);
  const closes = new Map(candles.map(({ time, close }) => [time, close]));
  return {
    funds: own,
    days: days.flatMap((day) => {
      const close = closes.get(day.time);
      return close === undefined ? [] : [{ ...day, close }];
    }),
  };
}
