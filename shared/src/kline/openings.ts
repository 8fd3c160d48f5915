const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const BEIJING = 8 * 60 * MINUTE;
const WEEK_MINUTES = 10_080;
const MONTH_MINUTES = 43_200;
/** 1970-01-05 was a Monday. */
const MONDAY = 4 * DAY;

/** Where days, weeks and months begin: Beijing midnight or UTC midnight. */
export type DayBoundary = 'utc8' | 'utc0';

/** Offset of a day boundary east of UTC, ms. */
export function shiftOf(boundary: DayBoundary): number {
  return boundary === 'utc0' ? 0 : BEIJING;
}

/**
 * Opening of the candle of an instant, epoch ms. `shift` moves midnight (ms east of UTC); weeks begin on Monday, a
 * period of 43,200 minutes is the calendar month.
 */
export function openingOf(time: number, periodMinutes: number, shift: number): number {
  if (periodMinutes === MONTH_MINUTES) {
    const local = new Date(time + shift);
    return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - shift;
  }
  const length = periodMinutes * MINUTE;
  const from = periodMinutes === WEEK_MINUTES ? MONDAY : 0;
  return Math.floor((time + shift - from) / length) * length + from - shift;
}

/** Opening of the candle after the one that opens at `opening`, epoch ms: its close. */
export function nextOpening(opening: number, periodMinutes: number, shift: number): number {
  if (periodMinutes !== MONTH_MINUTES) return opening + periodMinutes * MINUTE;
  const local = new Date(opening + shift);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - shift;
}

/** A candle's time, [from, to), epoch ms. */
export interface CandleSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * The last `count` candles that open before `end`, oldest first, as far as they close after `earliest`. Of the oldest the
 * part before `earliest` is in it too.
 */
export function candleSpans(
  end: number,
  periodMinutes: number,
  shift: number,
  count: number,
  earliest: number,
): readonly CandleSpan[] {
  const spans: CandleSpan[] = [];
  let to = nextOpening(openingOf(end - 1, periodMinutes, shift), periodMinutes, shift);
  while (spans.length < count && to > earliest) {
    const from = openingOf(to - 1, periodMinutes, shift);
    spans.push({ from, to });
    to = from;
  }
  return spans.reverse();
}
