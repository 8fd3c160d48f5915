import { shiftOf } from '@coinmirror/shared/kline/openings.ts';
import type { Candle, CandleQuery } from '../../ports/candles.ts';
import { candleSpan, spanBefore } from './candleSpan.ts';
import { foldCandles } from './foldCandles.ts';
import { baseOf } from './length.ts';
import type { ReadSeries, Subject } from './series.ts';

/** The candle before the open one tells where a new one begins that no venue has reported yet. */
const LEAST = 2;
/** Times that an answer is completed beyond a gap. */
const GAPS = 3;

/**
 * Parts of as many candles as a query wants at an instant (epoch ms), where as many exist, oldest first: what a gap
 * lacks is made up by older ones, so that a chart which is scrolled back does not end there.
 */
export async function readBack(
  readSeries: ReadSeries,
  subject: Subject,
  query: CandleQuery,
  now: number,
): Promise<readonly Candle[]> {
  const shift = shiftOf(query.dayBoundary ?? 'utc8');
  const base = baseOf(query.periodMinutes, shift);
  let oldest = candleSpan({ ...query, limit: Math.max(query.limit, LEAST) }, now);
  let { candles, isComplete } = await readSeries(subject, base, oldest);
  for (let time = 0; time < GAPS && isComplete && candles.length > 0; time += 1) {
    const lacking = query.limit - foldCandles(candles, query.periodMinutes, shift).length;
    if (lacking <= 0) break;
    oldest = spanBefore(oldest, query, lacking);
    const older = await readSeries(subject, base, oldest);
    if (older.candles.length === 0) break;
    candles = [...older.candles, ...candles];
    isComplete = older.isComplete;
  }
  return candles;
}
