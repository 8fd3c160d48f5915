import * as v from 'valibot';
import { rowsOf } from '../../decode/jsonOf.ts';
import type { Question } from '../../question/question.ts';

/** A candle as reported by a venue: prices in the pair's quote. */
export interface VenueCandle {
  /** Epoch ms of its opening. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Base coins. */
  readonly volume: number;
  /** Units of the quote; null where the venue does not report it. */
  readonly quoteVolume: number | null;
  /** Base coins that takers bought; absent where the venue does not report it. */
  readonly bought?: number;
  /** Whether it still changes; null where the venue does not report it, so that a clock must. */
  readonly isOpen: boolean | null;
}

/** Lengths that every venue offers, in minutes. A day begins at UTC midnight. */
export type CandleMinutes = 1 | 5 | 15 | 60 | 1440;

/** Candles that open within [from, to) (epoch ms): the last `limit` of them. */
export interface CandleSpan {
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

/** Asks a venue for candles of a pair (by the venue's own name), oldest first. */
export type CandleQuestion = (
  symbol: string,
  minutes: CandleMinutes,
  span: CandleSpan,
) => Question<readonly VenueCandle[]>;

/** Asks a venue for days that begin at Beijing midnight, where it offers them. */
export type BeijingDayQuestion = (symbol: string, span: CandleSpan) => Question<readonly VenueCandle[]>;

type Range = Pick<VenueCandle, 'open' | 'high' | 'low' | 'close'>;

/** Columns in another order than documented mostly fail here. */
export function isInRange({ open, high, low, close }: Range): boolean {
  return low <= Math.min(open, close) && high >= Math.max(open, close);
}

/** What a row that fails there is reported. */
export const OUT_OF_RANGE = 'open and close between low and high';

/** The rows of a venue, whatever their order, as candles of the span, oldest first. */
export function candlesOf<Wire>(row: v.GenericSchema<Wire, VenueCandle>, span: CandleSpan) {
  return v.pipe(
    rowsOf(
      v.pipe(
        row,
        v.check((candle) => isInRange(candle), OUT_OF_RANGE),
        v.check((candle) => candle.volume >= 0 && (candle.quoteVolume ?? 0) >= 0, 'volumes of 0 or more'),
        v.check(({ bought = 0, volume }) => bought >= 0 && bought <= volume, 'a part of the volume bought'),
      ),
    ),
    v.transform((candles) => inSpan(candles, span)),
  );
}

/** The candles of a span, oldest first. */
export function inSpan(
  candles: readonly VenueCandle[],
  { from, to, limit }: CandleSpan,
): readonly VenueCandle[] {
  return candles
    .filter(({ time }) => time >= from && time < to)
    .toSorted((one, other) => one.time - other.time)
    .slice(-limit);
}

/** The part of a span that is asked of a venue which takes no count of rows but allows `most` of them. */
export function lastOf(
  { from, to, limit }: CandleSpan,
  minutes: CandleMinutes,
  most: number,
): { readonly from: number; readonly to: number } {
  return { from: Math.max(from, to - Math.min(limit, most) * minutes * 60_000), to };
}
