import type { PricedDay } from '@coinmirror/shared/indicators/indicatorDay.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { Candle } from '../../ports/candles.ts';
import type { Sources } from '../../ports/sources.ts';
import { eachPastDay, memoize } from '../memo/memoize.ts';

const DAY_MINUTES = 1440;
/** More days than any coin's history has. */
const EVERY_DAY = 10_000;

/** Start of the current day; at midnight itself that is still the day before. */
const openDay = ({ clock }: Sources) => beijingMidnight(clock.now() - 1);

/** Coins whose days are kept: half a megabyte each. */
const MOST_COINS = 16;

/** The past days of a coin, read once a day. */
const pastDays = memoize(
  (sources) => eachPastDay(sources, openDay(sources)),
  (sources, code: string) =>
    sources.candles.list({ code, periodMinutes: DAY_MINUTES, end: openDay(sources), limit: EVERY_DAY }),
  MOST_COINS,
);

/**
 * All days of a coin since its listing, oldest first, the last one still open. Days begin at Beijing midnight. Past
 * days never change, so they are read once a day, the current one at each call. Empty for an unknown coin.
 */
export async function dailyCandles(sources: Sources, code: string): Promise<readonly Candle[]> {
  const [today] = await sources.candles.list({
    code,
    periodMinutes: DAY_MINUTES,
    end: sources.clock.now(),
    limit: 1,
  });
  if (today === undefined) return [];
  // Where no newer day is known, the current one is a past day.
  const past = (await pastDays(sources, code)).filter(({ time }) => time < today.time);
  return [...past, today];
}

/** The instant at which a day's candle is evaluated: its last second, or now for the current day. */
function closedAt(day: Candle, now: number): number {
  return Math.min(day.time + DAY - 1000, now);
}

/** A day's candle in the form that indicators read. */
export function pricedDay(day: Candle, now: number): PricedDay {
  const { open, close, high, turnover } = day;
  return { time: closedAt(day, now), open, close, high, turnover };
}
