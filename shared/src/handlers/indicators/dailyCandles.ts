import type { PricedDay } from '../../indicators/indicatorDay.ts';
import type { Candle, MarketSource } from '../../market/source.ts';
import { DAY } from '../../time/units.ts';

const DAY_MINUTES = 1440;
/** More days than any coin has. */
const EVERY_DAY = 10_000;

interface Past {
  /** Opening of the day that was open when they were read. */
  readonly today: number;
  readonly candles: Promise<readonly Candle[]>;
}

const kept = new WeakMap<MarketSource, Map<string, Past>>();

/**
 * Every day of a coin since its listing, oldest first, the last one still open. Days begin at Beijing midnight. Those
 * that are over never change: they are read once a day, the open one at each call. None for an unknown coin.
 */
export async function dailyCandles(market: MarketSource, code: string): Promise<readonly Candle[]> {
  const [today] = await market.candles({ code, periodMinutes: DAY_MINUTES, end: market.now(), limit: 1 });
  if (today === undefined) return [];
  return [...(await pastDays(market, code, today.time)), today];
}

/** The instant a day's candle is told with: its last second, or now for the open one. */
export function closedAt(day: Candle, now: number): number {
  return Math.min(day.time + DAY - 1000, now);
}

/** A day's candle as indicators read it. */
export function pricedDay(day: Candle, now: number): PricedDay {
  const { open, close, turnover } = day;
  return { time: closedAt(day, now), open, close, turnover };
}

function pastDays(market: MarketSource, code: string, today: number): Promise<readonly Candle[]> {
  const known = kept.get(market) ?? new Map<string, Past>();
  kept.set(market, known);
  const past = known.get(code);
  if (past?.today === today) return past.candles;
  const candles = market.candles({ code, periodMinutes: DAY_MINUTES, end: today, limit: EVERY_DAY });
  known.set(code, { today, candles });
  return candles;
}
