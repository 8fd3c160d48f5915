import { FEAR_GREED_WARMUP, fearGreedSeries } from '@coinmirror/shared/indicators/fearGreed.ts';
import type { Sources } from '../../ports/sources.ts';
import { dailyCandles } from './dailyCandles.ts';

/** Days of history returned. */
const HISTORY_DAYS = 365;

interface MoodOfDay {
  readonly time: number;
  readonly index: number;
}

/** The index of the last days, oldest first: as a source counts it, else by our own formula with an open last day. */
export async function fearGreedDays(sources: Sources): Promise<readonly MoodOfDay[]> {
  if (sources.sentiment) {
    const reported = await sources.sentiment.days();
    return reported.slice(-HISTORY_DAYS).map(({ time, value }) => ({ time, index: value }));
  }
  const candles = (await dailyCandles(sources, 'bitcoin')).slice(-(HISTORY_DAYS + FEAR_GREED_WARMUP - 1));
  return fearGreedSeries(candles).flatMap(({ time, value }) =>
    value === null ? [] : [{ time, index: value }],
  );
}
