import type { Candle } from '../../ports/candles.ts';
import type { OpeningSpan } from '../store/candles.ts';
import { type Length, lengthMs } from './length.ts';

/** So many candles in a row that a lively pair lacks are a downtime; at least as many it must have beside them. */
const DOWNTIME = 30;

/**
 * Fills what a venue leaves out when nobody trades, until an instant (epoch ms): a flat candle at the last close,
 * volume 0. Only within one span that the venue answered for; a pair that trades in most candles and lacks 30 or more
 * in a row had a downtime there, which stays a gap.
 */
export function fillQuiet(
  candles: readonly Candle[],
  covered: readonly OpeningSpan[],
  length: Length,
  until: number,
): readonly Candle[] {
  const step = lengthMs(length);
  const openings = ((candles.at(-1)?.time ?? 0) - (candles[0]?.time ?? 0)) / step + 1;
  return candles.flatMap((candle, at) => {
    const answered = covered.find(({ from, to }) => from <= candle.time && candle.time < to);
    const next = candles[at + 1]?.time ?? until;
    if (answered === undefined) return [candle];
    const lacking = Math.ceil((Math.min(next, answered.to) - candle.time) / step) - 1;
    if (lacking <= 0 || (next > answered.to && at < candles.length - 1)) return [candle];
    // How lively the pair is beside this stretch.
    const isLively = candles.length >= DOWNTIME && candles.length * 2 > openings - lacking;
    return lacking >= DOWNTIME && isLively ? [candle] : [candle, ...quiet(candle, lacking, step)];
  });
}

function quiet({ time, close, bought }: Candle, count: number, step: number): readonly Candle[] {
  return Array.from({ length: count }, (_, at) => ({
    time: time + (at + 1) * step,
    open: close,
    high: close,
    low: close,
    close,
    volume: 0,
    turnover: 0,
    ...(bought !== undefined && { bought: 0 }),
  }));
}
