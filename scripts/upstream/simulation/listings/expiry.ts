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
  const nextMonth = Date.UTC(year, quarter * 3 + 3, 1);
  return Math.floor((nextMonth - 1 - FRIDAY) / (7 * DAY)) * 7 * DAY + FRIDAY;
}
