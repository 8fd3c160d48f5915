import { openingOf } from '@coinmirror/shared/kline/openings.ts';
import type { Candle } from '../../ports/candles.ts';

/**
 * Candles of a longer period from those it consists of, oldest first: first open, extremes, last close, sums. What is
 * missing in between is missing in the sums.
 */
export function foldCandles(
  parts: readonly Candle[],
  periodMinutes: number,
  shift: number,
): readonly Candle[] {
  const folded: Candle[] = [];
  for (const part of parts) {
    const time = openingOf(part.time, periodMinutes, shift);
    const last = folded.at(-1);
    if (last?.time === time) folded[folded.length - 1] = joined(last, part);
    else folded.push({ ...part, time });
  }
  return folded;
}

function joined(first: Candle, next: Candle): Candle {
  // Of a part that does not tell who bought nothing is known of the whole.
  const isTold = first.bought !== undefined && next.bought !== undefined;
  return {
    time: first.time,
    open: first.open,
    high: Math.max(first.high, next.high),
    low: Math.min(first.low, next.low),
    close: next.close,
    volume: first.volume + next.volume,
    turnover: first.turnover + next.turnover,
    ...(isTold && { bought: (first.bought ?? 0) + (next.bought ?? 0) }),
  };
}
