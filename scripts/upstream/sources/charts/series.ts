import { DAY, SECOND } from '@coinmirror/shared/time/units.ts';
import { within } from '../../../../shared/src/time/within.ts';
import type { Candle } from '../../ports/candles.ts';
import { exchanges } from '../exchanges/exchanges.ts';
import type { VenuePair } from '../market/marketSnapshot.ts';
import { ageOf } from '../reader/age.ts';
import type { OpeningSpan } from '../store/candles.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { askPage, type Page } from './askPage.ts';
import { fillQuiet } from './fillQuiet.ts';
import { type Length, lengthMs, seriesKey } from './length.ts';
import type { SharedReader } from './sharedReader.ts';
import { missingIn } from './spans.ts';
import { createTails, type Tail } from './tails.ts';

/** Whose candles are read. */
export interface Subject {
  /** A coin's code or a ticker id: the name under which they are kept. */
  readonly code: string;
  /** The pair that is asked; null: none is known now, and what is kept is reported. */
  readonly pair: VenuePair | null;
  /** What the pair's prices are multiplied by. */
  readonly rate: number;
}

/** What is reported on a span. */
export interface Reported {
  /** Oldest first. */
  readonly candles: readonly Candle[];
  /** Whether nothing of the span is left to be asked: what is missing does not exist. */
  readonly isComplete: boolean;
}

/** Reads candles of one length that open within a span: kept ones, and what the venue reports. */
export type ReadSeries = (subject: Subject, length: Length, span: OpeningSpan) => Promise<Reported>;

/** Calls for one answer; the rest of a long history comes with the next ones. */
const CALLS = 4;
const CALLS_FOR_DAYS = 8;
/** ms: who was not traded on a single one of so many days was not listed yet. */
const NOT_YET_LISTED = 8 * DAY;
/** ms: the open candle is asked for again after so long; in between it follows the cycle's price. */
const TAIL_AGE = 10 * SECOND;
/** ms: who has kept candles does not wait longer for newer ones. */
const PATIENCE = 1_500;

/** Makes the reader of candles: each missing span is asked for once, by all who want it. */
export function createSeries({ store, reader }: PublicWorld, read: SharedReader): ReadSeries {
  const tails = createTails();

  /** What is to be asked of a span now. */
  function wanted(code: string, length: Length, { from, to }: OpeningSpan, tail: Tail) {
    const isFresh = tail.from !== null && ageOf(tail.at, reader.now()) <= TAIL_AGE;
    const until = isFresh ? Math.min(to, tail.from ?? to) : to;
    return missingIn({ from, to: until }, store.candles.covered(seriesKey(code, length), length.minutes));
  }

  /** Returns whether what was reported is kept: what waits to be written is not asked for again at once. */
  function save({ code, rate }: Subject, length: Length, page: Page, tail: Tail): boolean {
    const { asked, reported, closed, open } = page;
    const isLive = reported.to < asked.to;
    const isBeginning =
      lengthMs(length) === DAY &&
      !isLive &&
      closed.length === 0 &&
      reported.to - reported.from >= NOT_YET_LISTED;
    const from = isBeginning ? 0 : reported.from;
    const storedCandles = closed.map((candle) => times(candle, rate));
    const isStored = store.candles.cover(
      seriesKey(code, length),
      length.minutes,
      { from, to: reported.to },
      storedCandles,
    );
    if (!isLive) return isStored;
    tail.from = reported.to;
    tail.at = reader.now();
    tail.candles = open.map((candle) => times(candle, rate));
    return isStored;
  }

  async function fill(subject: Subject, length: Length, span: OpeningSpan, tail: Tail): Promise<void> {
    const { code, pair } = subject;
    const calls = lengthMs(length) === DAY ? CALLS_FOR_DAYS : CALLS;
    for (let call = 0; call < calls; call += 1) {
      const newest = wanted(code, length, span, tail).at(-1);
      if (pair === null || newest === undefined) return;
      const page = await askPage(reader, read, pair, length, newest);
      if (page === null || !save(subject, length, page, tail)) return;
    }
  }

  return async (subject, length, span) => {
    const { code, pair } = subject;
    const key = seriesKey(code, length);
    const tail = tails.of(`${key} ${length.minutes}`);
    if (pair !== null) {
      // One after the other, so that who comes later finds what the one before has asked for.
      const filling = tail.pending.then(() => fill(subject, length, span, tail));
      tail.pending = filling.catch(() => undefined);
      const missing = wanted(code, length, span, tail);
      const isKnown = tail.candles.length > 0 || missing[0]?.from !== span.from || missing[0].to !== span.to;
      await (isKnown ? within(PATIENCE, filling, undefined) : filling);
    }
    const closed = store.candles.between(key, length.minutes, span);
    const last = closed.at(-1)?.time ?? Number.NEGATIVE_INFINITY;
    const open = tail.candles.filter(({ time }) => time > last && time >= span.from && time < span.to);
    const candles = [...closed, ...open];
    const isComplete = wanted(code, length, span, tail).length === 0;
    if (pair === null || !exchanges[pair.venue].candles.leavesOutQuiet) return { candles, isComplete };
    const covered = store.candles.covered(key, length.minutes);
    return { candles: fillQuiet(candles, covered, length, span.to), isComplete };
  };
}

function times(candle: Candle, rate: number): Candle {
  const { open, high, low, close, turnover } = candle;
  return {
    ...candle,
    open: open * rate,
    high: high * rate,
    low: low * rate,
    close: close * rate,
    turnover: turnover * rate,
  };
}
