import type { Unlock, UnlockSchedule } from '@coinmirror/shared/indicators/unlockSchedule.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { monthsSinceStart, splitAmount, type UnlockPlan, unlockPlanOf, unlockTime } from './unlockPlan.ts';

/** A coin's unlocks at once within [from, to), oldest first; empty for a coin without a schedule. */
export function unlocksBetween(coin: CatalogueCoin, from: number, to: number): readonly Unlock[] {
  const plan = unlockPlanOf(coin);
  if (plan === null) return [];
  const first = Math.max(0, monthsSinceStart(from) - 1);
  const last = Math.min(plan.months - 1, monthsSinceStart(to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => unlockOf(plan, first + at)).filter(
    ({ time }) => time >= from && time < to,
  );
}

/** Coins unlocked from the start of 2026 to an instant; 0 for a coin without a schedule, and before. */
export function unlockedBy(coin: CatalogueCoin, time: number): number {
  const plan = unlockPlanOf(coin);
  if (plan === null || time < ANCHOR) return 0;
  const month = monthsSinceStart(time);
  const passed = month + (unlockTime(plan, month) <= time ? 1 : 0);
  const monthly =
    passed < plan.months ? passed * plan.amount : (plan.months - 1) * plan.amount + plan.lastAmount;
  return plan.streams.reduce(
    (sum, { perDay, from, days }) => sum + perDay * clamp(Math.floor((time - from) / DAY), days),
    monthly,
  );
}

/** All that is unlocked of a coin; null for a coin without a schedule. */
export function unlockScheduleOf(coin: CatalogueCoin): UnlockSchedule | null {
  const plan = unlockPlanOf(coin);
  if (plan === null) return null;
  return {
    code: coin.code,
    total: plan.total,
    granted: plan.granted,
    cliffs: Array.from({ length: plan.months }, (_, month) => unlockOf(plan, month)),
    streams: plan.streams.map(({ category, perDay, from, days }) => ({
      category,
      from,
      until: from + days * DAY,
      perDay,
    })),
  };
}

function unlockOf(plan: UnlockPlan, month: number): Unlock {
  const amount = month === plan.months - 1 ? plan.lastAmount : plan.amount;
  return { time: unlockTime(plan, month), amount, parts: splitAmount(amount, plan.monthlyFor) };
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
