import { DAY, HOUR, SECOND } from '@coinmirror/shared/time/units.ts';
import type { Candle } from '../../ports/candles.ts';
import type { VenueCandles } from '../exchanges/exchange.ts';
import { exchanges } from '../exchanges/exchanges.ts';
import type { CandleSpan, VenueCandle } from '../exchanges/kinds/candle.ts';
import type { VenuePair } from '../market/marketSnapshot.ts';
import type { Question } from '../question/question.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import type { OpeningSpan } from '../store/candles.ts';
import { foldCandles } from './foldCandles.ts';
import { type Length, lengthMs, openingIn } from './length.ts';
import type { SharedReader } from './sharedReader.ts';

/** What a venue reported on a span of candles in one call. */
export interface Page {
  /** The openings that were asked for. */
  readonly asked: OpeningSpan;
  /** Those of them whose candles are reported for good. */
  readonly reported: OpeningSpan;
  readonly closed: readonly Candle[];
  /** Those that open after what is reported for good, and still change. */
  readonly open: readonly Candle[];
}

/** The part of a span that one call can report, and the call. */
interface Call {
  readonly part: OpeningSpan;
  readonly question: Question<readonly VenueCandle[]>;
}

/** Late trades may still reach a candle of a venue that does not say which are closed, ms. */
const LATE = 2 * SECOND;
const HOURS_A_DAY = DAY / HOUR;

/** Asks a pair's venue for the newest part of a span, in the pair's quote; null where it reports nothing (now). */
export async function askPage(
  reader: SourceReader,
  read: SharedReader,
  { venue, ticker }: Pick<VenuePair, 'venue' | 'ticker'>,
  length: Length,
  span: OpeningSpan,
): Promise<Page | null> {
  const calls = exchanges[venue].candles;
  const call = callFor(calls, ticker.symbol, length, span, reader.now());
  if (call === null) return null;
  const known = await read(calls.source, call.question, 0);
  if (known.kind !== 'fresh') return null;
  const closedUntil = openingIn(known.at + reader.skew(calls.source) - LATE, length);
  const firstOpen = known.value.find(({ isOpen }) => isOpen === true)?.time ?? Number.POSITIVE_INFINITY;
  const to = Math.min(call.part.to, closedUntil, openingIn(firstOpen, length));
  const candles = foldCandles(known.value.map(candleOf), length.minutes, length.shift);
  return {
    asked: call.part,
    reported: { from: call.part.from, to: Math.max(call.part.from, to) },
    closed: candles.filter(({ time }) => time < to),
    open: candles.filter(({ time }) => time >= to),
  };
}

function callFor(
  calls: VenueCandles,
  symbol: string,
  length: Length,
  { from, to }: OpeningSpan,
  now: number,
): Call | null {
  const isBeijing = length.shift !== 0;
  const isFolded = isBeijing && calls.askBeijingDays === null;
  const step = isFolded ? HOUR : lengthMs(length);
  const reached = calls.reach === null ? from : openingIn(now - (calls.reach - 1) * step, length);
  const [part, { ask, askBeijingDays, most }] =
    to > reached
      ? [{ from: Math.max(from, reached), to }, calls]
      : [{ from, to }, calls.older ?? { ...calls, most: 0 }];
  const candles = isFolded ? Math.floor(most / HOURS_A_DAY) : most;
  if (candles === 0) return null;
  const begins = Math.max(part.from, to - candles * lengthMs(length));
  const asked: CandleSpan = { from: begins, to, limit: Math.ceil((to - begins) / step) };
  const question =
    isBeijing && askBeijingDays !== null
      ? askBeijingDays(symbol, asked)
      : ask(symbol, isFolded ? 60 : length.minutes, asked);
  return { part: { from: begins, to }, question: { ...question, isPassing: true } };
}

/** Where a venue does not report the turnover, it is the volume at the candle's mean price. */
function candleOf({ time, open, high, low, close, volume, quoteVolume, bought }: VenueCandle): Candle {
  const turnover = quoteVolume ?? (volume * (open + high + low + close)) / 4;
  return { time, open, high, low, close, volume, turnover, ...(bought !== undefined && { bought }) };
}
