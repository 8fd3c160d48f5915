import type { Candle, MarketSource } from '../source.ts';
import type { Coin } from './coinBook.ts';
import { logReturns, mean, pearson } from './statistics.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEIJING = 8 * HOUR;
/** Days of the correlation with Bitcoin, and days the volume ratio compares with. */
const CORRELATION_DAYS = 90;
const RATIO_DAYS = 5;

/** Figures of one coin that take its candles. Percentages in percent, prices in USD. */
export interface CoinMeasures {
  readonly high7d: number;
  readonly low7d: number;
  /** Last 24 whole hours against the 24 before, %. */
  readonly volumeChange: number | null;
  readonly volumeRatio: number | null;
  readonly btcCorrelation: number | null;
}

/** Measures one coin from its hours and days; what a young coin cannot tell yet is null. */
export async function coinMeasures({ facts, now }: Coin, market: MarketSource): Promise<CoinMeasures> {
  const time = market.now();
  const hours = await market.candles({ code: facts.code, periodMinutes: 60, end: time, limit: 24 * 8 });
  const week = hours.slice(-24 * 7);
  return {
    high7d: Math.max(now.high24h, ...week.map((hour) => hour.high)),
    low7d: Math.min(now.low24h, ...week.map((hour) => hour.low)),
    volumeChange: volumeChange(hours.filter((hour) => hour.time + HOUR <= time)),
    volumeRatio: volumeRatio(hours, time),
    btcCorrelation: await btcCorrelation(facts.code, market),
  };
}

function volumeChange(whole: readonly Candle[]): number | null {
  const before = turnover(whole.slice(-48, -24));
  return whole.length < 48 || before === 0 ? null : (turnover(whole.slice(-24)) / before - 1) * 100;
}

/**
 * 量比 (PAGES A.10): what was traded since Beijing midnight against the mean of the same stretch of the last five
 * days. Whole hours are compared, so it is null in the first hour of a day.
 */
function volumeRatio(hours: readonly Candle[], time: number): number | null {
  const midnight = Math.floor((time + BEIJING) / DAY) * DAY - BEIJING;
  const elapsed = Math.floor((time - midnight) / HOUR) * HOUR;
  const stretch = (start: number) =>
    turnover(hours.filter((hour) => hour.time >= start && hour.time < start + elapsed));
  const past = mean(Array.from({ length: RATIO_DAYS }, (_, day) => stretch(midnight - (day + 1) * DAY)));
  return elapsed === 0 || past === 0 ? null : stretch(midnight) / past;
}

function turnover(candles: readonly Candle[]): number {
  return candles.reduce((sum, candle) => sum + candle.turnover, 0);
}

/** Pearson correlation of daily log returns over 90 days; null for coins too young to say. */
async function btcCorrelation(code: string, market: MarketSource): Promise<number | null> {
  const query = { periodMinutes: 1440, end: market.now(), limit: CORRELATION_DAYS + 1 };
  const days = await market.candles({ ...query, code });
  if (days.length < CORRELATION_DAYS / 3) return null;
  const bitcoin = await market.candles({ ...query, code: 'bitcoin' });
  const closes = (candles: readonly Candle[]) => candles.map((candle) => candle.close);
  return pearson(logReturns(closes(days)), logReturns(closes(bitcoin)));
}
