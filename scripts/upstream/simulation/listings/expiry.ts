import type { ContractType } from '@coinmirror/shared/constants/futures.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';

/** Days until a contract ends, from an instant: Fridays 08:00 UTC; quarters end on the last Friday of their month. */
export function daysToExpiry(contract: ContractType, time: number): number | null {
  const at = expiryOf(contract, time);
  return at === null ? null : (at - time) / DAY;
}

/** When a contract that trades at an instant ends (epoch ms), null for perpetuals. */
export function expiryOf(contract: ContractType, time: number): number | null {
  if (contract === 'swap') return null;
  if (contract === 'cw' || contract === 'nw') return fridayAfter(time) + (contract === 'nw' ? 7 * DAY : 0);
  const date = new Date(time);
  const quarter = Math.floor(date.getUTCMonth() / 3);
  const first = quarterEnd(date.getUTCFullYear(), quarter);
  const current = first > time ? 0 : 1;
  return quarterEnd(date.getUTCFullYear(), quarter + current + (contract === 'nq' ? 1 : 0));
}

/** 1970-01-02 was a Friday. */
const FRIDAY = DAY + 8 * HOUR;

function fridayAfter(time: number): number {
  return (Math.floor((time - FRIDAY) / (7 * DAY)) + 1) * 7 * DAY + FRIDAY;
}

/** Last Friday 08:00 UTC of a quarter (0–3, further ones run into next year). */
function quarterEnd(year: number, quarter: number): number {
  return lastFriday(year, quarter * 3 + 2);
}

/** Last Friday 08:00 UTC of a month (0–11, further ones run into next year). */
function lastFriday(year: number, month: number): number {
  const nextMonth = Date.UTC(year, month + 1, 1);
  return Math.floor((nextMonth - 1 - FRIDAY) / (7 * DAY)) * 7 * DAY + FRIDAY;
}

/** An expiry of options (epoch ms), the longest term it ends, and which of that term it is, from 0. */
export interface OptionExpiry {
  readonly expiresAt: number;
  readonly term: 'day' | 'week' | 'month' | 'quarter';
  readonly place: number;
}

/** Expiries that are listed of each term. */
const LISTED = { day: 2, week: 3, month: 3, quarter: 4 } as const;

/**
 * Expiries of options that trade at an instant, nearest first, all at 08:00 UTC: of the next days, Fridays, last Fridays
 * of months and of quarters, these a year ahead.
 */
export function optionExpiryTimes(time: number): readonly OptionExpiry[] {
  const tomorrow = (Math.floor((time - 8 * HOUR) / DAY) + 1) * DAY + 8 * HOUR;
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const coming = (times: readonly number[]) => times.filter((at) => at > time);
  const lists = {
    quarter: coming([0, 1, 2, 3, 4].map((ahead) => quarterEnd(year, Math.floor(month / 3) + ahead))),
    month: coming([0, 1, 2, 3].map((ahead) => lastFriday(year, month + ahead))),
    week: [0, 1, 2].map((ahead) => fridayAfter(time) + ahead * 7 * DAY),
    day: [0, 1].map((ahead) => tomorrow + ahead * DAY),
  };
  const found = new Map<number, OptionExpiry>();
  for (const term of ['quarter', 'month', 'week', 'day'] as const) {
    for (const [place, expiresAt] of lists[term].slice(0, LISTED[term]).entries()) {
      if (!found.has(expiresAt)) found.set(expiresAt, { expiresAt, term, place });
    }
  }
  return [...found.values()].toSorted((a, b) => a.expiresAt - b.expiresAt);
}
