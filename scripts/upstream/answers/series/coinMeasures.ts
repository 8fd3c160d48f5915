import { CORRELATION_DAYS, coinCorrelation } from '@coinmirror/shared/indicators/correlation.ts';
import { mean } from '@coinmirror/shared/indicators/mean.ts';
import { changePercent } from '@coinmirror/shared/indicators/priceChange.ts';
import type { Candle } from '../../ports/candles.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Coin } from '../indexes/coins.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEIJING = 8 * HOUR;
/** Days the volume ratio compares with. */
const RATIO_DAYS = 5;

/** Figures of a coin computed from its candles. Percentages in percent, prices in USD. */
export interface CoinMeasures {
  /** Change from the price of the same minute 30 and 365 days ago, %. */
  readonly change30d: number | null;
  readonly change1y: number | null;
  readonly high7d: number | null;
  readonly low7d: number | null;
  /** Last 24 whole hours relative to the 24 before, %; null where candles count one pair alone, as the ratio. */
  readonly volumeChange: number | null;
  readonly volumeRatio: number | null;
  readonly btcCorrelation: number | null;
}

/** Computes a coin's figures from its hours and days; null if the coin is too young. */
export async function coinMeasures({ facts, now }: Coin, sources: Sources): Promise<CoinMeasures> {
  const time = sources.clock.now();
  const hours = await sources.candles.list({ code: facts.code, periodMinutes: 60, end: time, limit: 24 * 8 });
  const week = hours.slice(-24 * 7);
  const isPair = (await sources.candles.countedPair(facts.code)) !== null;
  return {
    change30d: await changeSince(time - 30 * DAY, facts.code, now.price, sources),
    change1y: await changeSince(time - 365 * DAY, facts.code, now.price, sources),
    high7d: furthest(Math.max, [now.high24h, ...week.map((hour) => hour.high)]),
    low7d: furthest(Math.min, [now.low24h, ...week.map((hour) => hour.low)]),
    volumeChange: isPair ? null : volumeChange(hours.filter((hour) => hour.time + HOUR <= time)),
    volumeRatio: isPair ? null : volumeRatio(hours, time),
    btcCorrelation: await btcCorrelation(facts.code, sources),
  };
}

/** The highest or lowest of the prices that are known; null for none. */
function furthest(of: (...prices: readonly number[]) => number, prices: readonly (number | null)[]) {
  const known = prices.filter((price) => price !== null);
  return known.length === 0 ? null : of(...known);
}

/** Change of a price from the minute before an instant, %; null if there was none yet. */
export async function changeSince(
  then: number,
  code: string,
  price: number,
  sources: Sources,
): Promise<number | null> {
  const [minute] = await sources.candles.list({ code, periodMinutes: 1, end: then, limit: 1 });
  return minute ? changePercent(price, minute.close) : null;
}

/** 环比: the last 24 whole hours relative to the 24 before, %; null for a younger coin. */
export function volumeChange(whole: readonly Candle[]): number | null {
  const before = turnover(whole.slice(-48, -24));
  return whole.length < 48 || before === 0 ? null : (turnover(whole.slice(-24)) / before - 1) * 100;
}

/**
 * 量比: volume since Beijing midnight relative to the mean of the same period over the last five days. Uses whole hours,
 * so it is null in the first hour of a day.
 */
function volumeRatio(hours: readonly Candle[], time: number): number | null {
  const midnight = Math.floor((time + BEIJING) / DAY) * DAY - BEIJING;
  const elapsed = Math.floor((time - midnight) / HOUR) * HOUR;
  const stretch = (start: number) =>
    turnover(hours.filter((hour) => hour.time >= start && hour.time < start + elapsed));
  const past = mean(Array.from({ length: RATIO_DAYS }, (_, day) => stretch(midnight - (day + 1) * DAY)));
  return elapsed === 0 || !past ? null : stretch(midnight) / past;
}

function turnover(candles: readonly Candle[]): number {
  return candles.reduce((sum, candle) => sum + candle.turnover, 0);
}

/** Correlation with Bitcoin over 90 days; null for a younger coin. */
async function btcCorrelation(code: string, sources: Sources): Promise<number | null> {
  const query = { periodMinutes: 1440, end: sources.clock.now(), limit: CORRELATION_DAYS + 1 };
  const days = await sources.candles.list({ ...query, code });
  if (days.length < CORRELATION_DAYS / 3) return null;
  const bitcoin = await sources.candles.list({ ...query, code: 'bitcoin' });
  const closes = (candles: readonly Candle[]) => candles.map((candle) => candle.close);
  return coinCorrelation(closes(days), closes(bitcoin));
}
