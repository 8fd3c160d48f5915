import { DAY, MINUTE } from './units.ts';

/**
 * Where the last 24 hours of an instant begin (epoch ms): a whole minute, 24 hours before the minute of the instant.
 * Every 24 h figure (opening, change, high, low, volume, chart) counts from here, so they are those of whole minute
 * candles, and the opening stays the same for a minute.
 */
export function dayAgo(time: number): number {
  return Math.floor(time / MINUTE) * MINUTE - DAY;
}
