import { monthStart } from '@coinmirror/shared/calendar/days.ts';
import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { unlockEndpoints } from '@coinmirror/shared/contract/unlocks.ts';
import {
  spanOfSchedule,
  sumOfParts,
  UNLOCK_CATEGORIES,
  type UnlockCategory,
  type UnlockPart,
  type UnlockSchedule,
  unlockedParts,
} from '@coinmirror/shared/indicators/unlockSchedule.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { cliffRows, historyOf, reactionsOf } from '../rows/unlockRows.ts';

type Schedule = NonNullable<GivenOf<typeof unlockEndpoints.coinUnlocks>['data']>;

/** Unlocks that are told of either side, and days back. */
const NEXT = 6;
const PAST = 12;
const PAST_DAYS = 365;
/** Points of the course at most. */
const POINTS = 160;

export const coinUnlockHandlers = {
  async coinUnlocks({ code }, { sources }) {
    const port = requirePort(sources, 'unlocks');
    const coin = await requireCoin(sources, code);
    const schedule = await port.schedule(code);
    if (schedule === null) return ok(null);
    const now = sources.clock.now();
    const { facts } = coin;
    const reactions = await reactionsOf(sources, [code]);
    const told = (unlocks: UnlockSchedule['cliffs']) =>
      cliffRows(
        sources,
        unlocks.map((unlock) => ({ coin, unlock })),
        reactions,
      );
    const passed = schedule.cliffs.filter(({ time }) => time < now && time >= now - PAST_DAYS * DAY);
    const [next, past] = await Promise.all([
      told(schedule.cliffs.filter(({ time }) => time >= now).slice(0, NEXT)),
      told(passed.toReversed().slice(0, PAST)),
    ]);
    const free = unlockedParts(schedule, now);
    return ok({
      code,
      symbol: facts.symbol,
      name: facts.nameZh || facts.nameEn,
      total: schedule.total,
      circulating: coin.now.circulatingSupply,
      unlocked: sumOfParts(free),
      ...courseOf(schedule, now, free),
      daily: schedule.streams
        .filter(({ from, until, perDay }) => from <= now && until > now && perDay > 0)
        .map(({ category, perDay, until }) => ({ category, perDay, until })),
      next,
      past,
      reaction: historyOf(reactions.get(code)),
    });
  },
} satisfies Handlers<'coinUnlocks'>;

/** Who gets how much in the end and has it now, and what was and will be free at the beginning of months. */
function courseOf(
  schedule: UnlockSchedule,
  now: number,
  free: readonly UnlockPart[],
): Pick<Schedule, 'categories' | 'points'> {
  const span = spanOfSchedule(schedule);
  const end = span === null ? now : Math.max(span[1], now);
  const final = unlockedParts(schedule, end);
  const amountIn = (parts: readonly UnlockPart[], category: UnlockCategory) =>
    parts.find((part) => part.category === category)?.amount ?? 0;
  const shown = UNLOCK_CATEGORIES.filter((category) => amountIn(final, category) > 0);
  const times = span === null ? [now] : instantsOf(span, now);
  return {
    categories: shown.map((category) => ({
      category,
      total: amountIn(final, category),
      unlocked: amountIn(free, category),
    })),
    points: times.map((time): [number, number[]] => {
      const parts = unlockedParts(schedule, time);
      return [time, shown.map((category) => amountIn(parts, category))];
    }),
  };
}

/** Beginnings of months from the first unlock to the last, in steps that leave few enough, with now and the end. */
function instantsOf([first, last]: readonly [number, number], now: number): readonly number[] {
  const months = Math.ceil((last - first) / (30 * DAY)) + 1;
  const step = Math.max(1, Math.ceil(months / POINTS));
  const starts = Array.from({ length: Math.ceil(months / step) + 1 }, (_, at) =>
    monthStart(first, at * step),
  );
  return [...new Set([...starts.filter((time) => time < last), now, last])].toSorted(
    (one, other) => one - other,
  );
}
