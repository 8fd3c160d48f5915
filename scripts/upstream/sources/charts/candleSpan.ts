import { nextOpening, openingOf, shiftOf } from '@coinmirror/shared/kline/openings.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { CandleQuery } from '../../ports/candles.ts';
import type { OpeningSpan } from '../store/candles.ts';

/** No coin had a price before. */
const FIRST = Date.UTC(2010, 0, 1);
const MONTH_MINUTES = 43_200;
const LONGEST_MONTH_MINUTES = 31 * 1440;

/** The span before one, for so many more candles. */
export function spanBefore({ from }: OpeningSpan, query: CandleQuery, count: number): OpeningSpan {
  const more = candleSpan({ ...query, end: from, limit: count }, from);
  return { from: more.from, to: Math.max(more.from, from) };
}

/** Opening times of the candles that a query asks for, of its own period; at least as many as it wants. */
export function candleSpan(
  { periodMinutes, end, limit, dayBoundary }: CandleQuery,
  now: number,
): OpeningSpan {
  const shift = shiftOf(dayBoundary ?? 'utc8');
  const last = openingOf(Math.min(end, now + 1) - 1, periodMinutes, shift);
  const step = (periodMinutes === MONTH_MINUTES ? LONGEST_MONTH_MINUTES : periodMinutes) * MINUTE;
  const from = openingOf(Math.max(FIRST, last - (limit - 1) * step), periodMinutes, shift);
  return { from, to: nextOpening(last, periodMinutes, shift) };
}
