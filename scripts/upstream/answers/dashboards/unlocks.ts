import { monthStart, sevenDaysFrom } from '@coinmirror/shared/calendar/days.ts';
import type { UnlockRange } from '@coinmirror/shared/contract/unlocks.ts';
import {
  streamedParts,
  sumOfParts,
  type UnlockSchedule,
} from '@coinmirror/shared/indicators/unlockSchedule.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sumKnown } from '@coinmirror/shared/numbers/sum.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { type Coin, coinsNow } from '../indexes/coins.ts';
import { cliffRows, linearRows, reactionsOf } from '../rows/unlockRows.ts';

type Span = readonly [from: number, to: number];

/** [from, to) of a range. */
const SPANS: Readonly<Record<UnlockRange, (now: number) => Span>> = {
  week: sevenDaysFrom,
  month: (now) => [monthStart(now), monthStart(now, 1)],
  quarter: (now) => [now, now + 90 * DAY],
  past: (now) => [now - 90 * DAY, now],
};

interface Scheduled {
  readonly coin: Coin;
  readonly schedule: UnlockSchedule;
}

export const unlockListHandlers = {
  async unlockList({ range }, { sources }) {
    const port = requirePort(sources, 'unlocks');
    const now = sources.clock.now();
    const [from, to] = SPANS[range](now);
    const [schedules, coins] = await Promise.all([port.all(), coinsNow(sources)]);
    const scheduled = joined(schedules, coins);
    const within = scheduled.flatMap(({ coin, schedule }) =>
      schedule.cliffs.filter(({ time }) => time >= from && time < to).map((unlock) => ({ coin, unlock })),
    );
    const reactions = await reactionsOf(
      sources,
      within.map(({ coin }) => coin.facts.code),
    );
    const cliffs = await cliffRows(sources, within, reactions);
    // What was unlocked by the day is over: of it only the rest is told.
    const rest: Span = [Math.max(from, now), to];
    const linear = scheduled.flatMap(({ coin, schedule }) => linearRows(coin, schedule, ...rest));
    return ok({
      range,
      from,
      to,
      rows: [
        ...cliffs.toSorted((one, other) => one.time - other.time),
        ...descending(linear, ({ value }) => value),
      ],
      days: daysOf([from, to]).map((day): [number, number, number] => [
        day[0],
        worthOf(cliffs.filter(({ time }) => time >= day[0] && time < day[1])),
        worthByDay(scheduled, [Math.max(day[0], rest[0]), Math.min(day[1], rest[1])]),
      ]),
      count: cliffs.length,
      cliffValue: sumKnown(cliffs, ({ value }) => value),
      linearValue: sumKnown(linear, ({ value }) => value),
    });
  },
} satisfies Handlers<'unlockList'>;

/** Coins of the market that have a schedule, in the market's order. */
function joined(schedules: readonly UnlockSchedule[], coins: readonly Coin[]): readonly Scheduled[] {
  const byCode = new Map(schedules.map((schedule) => [schedule.code, schedule]));
  return coins.flatMap((coin) => {
    const schedule = byCode.get(coin.facts.code);
    return schedule ? [{ coin, schedule }] : [];
  });
}

/** The days in Beijing that a span touches, each [begin, end). */
function daysOf([from, to]: Span): readonly Span[] {
  const first = beijingMidnight(from);
  return Array.from(
    { length: Math.ceil((to - first) / DAY) },
    (_, at): Span => [first + at * DAY, first + (at + 1) * DAY],
  );
}

function worthOf(rows: readonly { readonly value: number | null }[]): number {
  return rows.reduce((total, { value }) => total + (value ?? 0), 0);
}

function worthByDay(scheduled: readonly Scheduled[], [from, to]: Span): number {
  if (to <= from) return 0;
  return scheduled.reduce(
    (sum, { coin, schedule }) => sum + sumOfParts(streamedParts(schedule.streams, from, to)) * coin.now.price,
    0,
  );
}
