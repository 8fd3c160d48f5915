import type { AccountsQuery, VenueSides, VenueSidesQuery } from '@coinmirror/handlers/ports/longShort.ts';
import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { wander } from '../random/wander.ts';

/** Shares of a coin's accounts that are long, 0–1, by exchange and instant. */
export function accountsLong({
  code,
  exchanges,
  times,
  length,
}: AccountsQuery): readonly (readonly number[])[] {
  return exchanges.map((exchange) => times.map((time) => accountsLongAt(code, exchange, time, length)));
}

/** The coin's sentiment plus the exchange's own. Small traders lean long. */
function accountsLongAt(code: string, exchange: string, time: number, length: number): number {
  const coin = keyOf(`accounts-${code}`, 0);
  const own = keyOf(`accounts-${exchange}-${code}`, 0);
  const mood = 0.085 * wander(coin, time, 5 * DAY) + 0.03 * wander(coin, time, Math.max(length, HOUR) * 6);
  return 0.525 + mood + 0.03 * wander(own, time, 14 * HOUR);
}

/** Long share of the positions of a coin's largest accounts at an instant, 0–1. */
export function topPositionsLong(code: string, time: number): number {
  const key = keyOf(`positions-${code}`, 0);
  return 0.505 + 0.045 * wander(key, time, 4 * DAY) + 0.02 * wander(key, time, 9 * HOUR);
}

/** Long and short sides of a coin's perpetuals by exchange at an instant. */
export function venueSides({ code, exchanges, time, length }: VenueSidesQuery): readonly VenueSides[] {
  return exchanges.map((exchange) => {
    const long = accountsLongAt(code, exchange, time, length);
    const own = keyOf(`taker-${exchange}-${code}`, 0);
    return {
      exchange,
      accounts: long,
      // Large accounts lean less than small ones, and often the opposite way.
      topAccounts: 0.5 + (long - 0.5) * 0.55 + 0.012 * wander(own, time, 7 * HOUR),
      topPositions: topPositionsLong(code, time) + 0.015 * wander(own, time, 11 * HOUR),
      takers: 0.5 + 0.035 * wander(own, time, Math.max(length, HOUR) * 2),
    };
  });
}
