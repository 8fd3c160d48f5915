import { DAY } from '@coinmirror/shared/time/units.ts';
import { bitcoinCloses } from '../../catalogue/bitcoinCloses.ts';
import type { CandlesPort } from '../../ports/candles.ts';
import type { MarketSnapshot } from '../market/marketSnapshot.ts';
import { CANDLE_RETENTION } from '../store/candles.ts';
import { BEIJING_DAY, type Length, lengthMs, nextIn, openingIn, SHORT_LENGTHS, UTC_DAY } from './length.ts';
import type { ReadSeries, Subject } from './series.ts';
import { type Named, pairOf, priceOf, readNamed } from './subjectOf.ts';

/** A close, and the instants it may be the last one at: from its candle's end on, epoch ms. */
interface Close {
  readonly from: number;
  readonly to: number;
  readonly price: number;
}

export interface PricesOptions {
  snapshotFor(named: Named): Promise<MarketSnapshot | null>;
  now(): number;
  readonly readSeries: ReadSeries;
}

/** Makes the prices at instants: the last close until each of them, in the finest candles that are kept of its time. */
export function createPrices({ snapshotFor, now, readSeries }: PricesOptions): CandlesPort['prices'] {
  return async (code, times) => {
    const named = readNamed(code);
    if (named?.kind !== 'coin' || times.length === 0) return times.map(() => null);
    const snapshot = await snapshotFor(named);
    const at = snapshot?.at ?? now();
    const price = snapshot && priceOf(named, snapshot);
    const past = times.filter((time) => time < at && time > 0);
    const pair = snapshot && pairOf(named, snapshot);
    const subject: Subject = { code: named.code, pair, rate: pair?.rate ?? 1 };
    const lists = await closesAt(past, at, subject, readSeries);
    return times.map((time) => (time === at ? price : time > at ? null : lastOf(lists, time)));
  };
}

/** Closes around some instants, a list for each length, and Bitcoin's recorded ones. */
async function closesAt(
  times: readonly number[],
  now: number,
  subject: Subject,
  readSeries: ReadSeries,
): Promise<readonly (readonly Close[])[]> {
  const byLength = Map.groupBy(times, (time) => lengthFor(time, now));
  const lists = await Promise.all(
    [...byLength].map(async ([length, own]): Promise<readonly Close[]> => {
      const from = openingIn(Math.min(...own) - spokenFor(length), length);
      const to = openingIn(Math.max(...own), length);
      const { candles } = await readSeries(subject, length, { from, to });
      return candles.map(({ time, close }) => spoken(nextIn(time, length), close, length));
    }),
  );
  return subject.code === 'bitcoin' ? [...lists, recorded] : lists;
}

/** Shorter candles in a row that a quiet pair may lack; a day is never quiet. */
const QUIET = 30;

/** For how long a close is the last one at most, ms. */
const spokenFor = (length: Length) => lengthMs(length) * (lengthMs(length) === DAY ? 1 : QUIET);

const spoken = (from: number, price: number, length: Length): Close => ({
  from,
  to: from + spokenFor(length),
  price,
});

const recorded = bitcoinCloses.map(({ time, close }) => spoken(time + DAY, close, UTC_DAY));

/**
 * The length whose candles are asked for an instant's price: of those still kept of its time the longest that ends at
 * the instant, else the shortest.
 */
function lengthFor(time: number, now: number): Length {
  const short = SHORT_LENGTHS.filter(
    ({ minutes }) => now - time < (CANDLE_RETENTION.get(minutes) ?? 0) - DAY / 2,
  );
  const exact = [UTC_DAY, BEIJING_DAY, ...short.toReversed()].find(
    (length) => openingIn(time, length) === time,
  );
  return exact ?? short[0] ?? BEIJING_DAY;
}

/** The newest close until an instant; null where none speaks for it. */
function lastOf(lists: readonly (readonly Close[])[], time: number): number | null {
  const found = lists.flatMap((list) => {
    const at = firstAfter(list, time) - 1;
    const close = list[at];
    return close !== undefined && time < close.to ? [close] : [];
  });
  return found.toSorted((one, other) => other.from - one.from)[0]?.price ?? null;
}

/** Index of the first close that comes after an instant: a binary search. */
function firstAfter(list: readonly Close[], time: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.from ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
