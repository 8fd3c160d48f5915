import { type Fund, funds } from '../../content/funds.ts';
import { type FundDay, fundDays } from '../../market/funds.ts';
import type { Sources } from '../../ports/sources.ts';
import { DAY } from '../../time/units.ts';
import { dailyCandles } from '../indicators/dailyCandles.ts';

/** Days around 2026-01-01 that a fund's holdings are followed over. */
const FIRST_DAY = Date.UTC(2025, 0, 1);

/** The funds of a coin, and each of their days that is over, oldest first. */
export interface FundBook {
  readonly funds: readonly Fund[];
  readonly days: readonly FundDay[];
}

/** What the funds of a coin held and took in; no funds for a coin that has none. */
export async function fundBook(sources: Sources, coin: string): Promise<FundBook> {
  const own = funds.filter((fund) => fund.coin === coin);
  if (own.length === 0) return { funds: own, days: [] };
  const candles = await dailyCandles(sources, coin);
  const now = sources.clock.now();
  const over = candles.filter(({ time }) => time >= FIRST_DAY && time + DAY <= now);
  return { funds: own, days: fundDays(own, over) };
}
