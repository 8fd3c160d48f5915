import { median } from '@coinmirror/shared/numbers/median.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { eachPastDay, memoize } from '../memo/memoize.ts';

/** Days of passed unlocks that are looked at, and those before and after each. */
const PAST_DAYS = 365;
const AROUND = 7;
const DAY_MINUTES = 1440;
const NO_DAYS: ReadonlyMap<number, number> = new Map();

/** The price around a passed unlock; changes in %, null while the day is not known. */
export interface Reaction {
  /** The close of its day in Beijing, USD. */
  readonly close: number | null;
  readonly before: number | null;
  readonly after: number | null;
}

export interface PastUnlocks {
  /** By the time of each unlock. */
  readonly around: ReadonlyMap<number, Reaction>;
  readonly count: number;
  readonly before: number | null;
  readonly after: number | null;
}

/**
 * A coin's price around its unlocks (cliffs) of the last year, from closes of whole Beijing days: until the day of the unlock from
 * seven days before it, and from it until seven days later. Made once a day.
 */
export const unlockReactions = memoize(
  (sources) => eachPastDay(sources, beijingMidnight(sources.clock.now())),
  async (sources, code: string): Promise<PastUnlocks> => {
    const today = beijingMidnight(sources.clock.now());
    const passed = await requirePort(sources, 'unlocks').between(code, today - PAST_DAYS * DAY, today);
    const [first] = passed;
    const closes = first ? await closesOf(sources, code, beijingMidnight(first.time), today) : NO_DAYS;
    const around = new Map(passed.map(({ time }) => [time, reactionOn(closes, beijingMidnight(time))]));
    const all = [...around.values()];
    return {
      around,
      count: all.filter(({ before }) => before !== null).length,
      before: medianOf(all, ({ before }) => before),
      after: medianOf(all, ({ after }) => after),
    };
  },
);

/** Closes of whole days, as far back as a week before the first unlock, by the day. */
async function closesOf(
  { candles }: Sources,
  code: string,
  first: number,
  today: number,
): Promise<ReadonlyMap<number, number>> {
  const limit = Math.round((today - first) / DAY) + AROUND;
  const days = await candles.list({ code, periodMinutes: DAY_MINUTES, end: today, limit });
  return new Map(days.map(({ time, close }) => [time, close]));
}

function reactionOn(closes: ReadonlyMap<number, number>, day: number): Reaction {
  const [first, close, last] = [day - AROUND * DAY, day, day + AROUND * DAY].map(
    (one) => closes.get(one) ?? null,
  );
  return { close: close ?? null, before: changeOf(first, close), after: changeOf(close, last) };
}

function changeOf(from: number | null | undefined, to: number | null | undefined): number | null {
  return from == null || to == null || from <= 0 ? null : (to / from - 1) * 100;
}

function medianOf(all: readonly Reaction[], read: (one: Reaction) => number | null): number | null {
  return median(all.map(read).filter((value) => value !== null));
}
