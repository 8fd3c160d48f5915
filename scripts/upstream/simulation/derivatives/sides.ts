import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { AccountsQuery, VenueSides, VenueSidesQuery } from '../../ports/longShort.ts';
import { normal } from '../random/hash.ts';
import { jitter } from '../random/jitter.ts';

/** Log returns of a coin until each of some instants (epoch ms), over the 8 hours before. */
export type MovesOf = (code: string, times: readonly number[]) => Promise<readonly number[]>;

/** How long a move moves people, ms. */
export const MOOD = 8 * HOUR;

/** Shares of a coin's accounts that are long, 0–1, by exchange and instant. */
export async function accountsLong(
  { code, exchanges, times }: Omit<AccountsQuery, 'length'>,
  movesOf: MovesOf,
): Promise<readonly (readonly number[])[]> {
  const moves = await movesOf(code, times);
  return exchanges.map((exchange) =>
    times.map((time, at) => accountsLongAt(code, exchange, time, moves[at] ?? 0)),
  );
}

/** Mean share of long accounts, and how far exchanges and their markets of one coin differ from it for good. */
const USUAL_LONG = 0.555;
const VENUE_LEAN = 0.026;
const MARKET_LEAN = 0.022;

/**
 * The coin's sentiment plus the exchange's own, both noisy and returning to their mean, which differs by exchange:
 * each has another crowd. Small traders lean long, buy what falls and sell what rises.
 */
function accountsLongAt(code: string, exchange: string, time: number, move: number): number {
  const coin = keyOf(`accounts-${code}`, 0);
  const own = keyOf(`accounts-${exchange}-${code}`, 0);
  const lean = VENUE_LEAN * normal(keyOf(`crowd-${exchange}`, 0), 0) + MARKET_LEAN * normal(own, 1);
  return within(USUAL_LONG + lean + 0.026 * jitter(coin, time) + 0.015 * jitter(own, time) - 0.75 * move);
}

/** Long share of the positions of a coin's largest accounts at each of some instants, 0–1: they follow the price. */
export async function topPositionsLong(
  code: string,
  times: readonly number[],
  movesOf: MovesOf,
): Promise<readonly number[]> {
  const moves = await movesOf(code, times);
  return times.map((time, at) => topPositionsAt(code, time, moves[at] ?? 0));
}

function topPositionsAt(code: string, time: number, move: number): number {
  return within(0.507 + 0.02 * jitter(keyOf(`positions-${code}`, 0), time) + 0.3 * move);
}

/** Long and short sides of a coin's perpetuals by exchange at an instant. */
export async function venueSides(
  { code, exchanges, time, length }: VenueSidesQuery,
  movesOf: MovesOf,
): Promise<readonly VenueSides[]> {
  const [move = 0] = await movesOf(code, [time]);
  return exchanges.map((exchange) => {
    const long = accountsLongAt(code, exchange, time, move);
    const own = keyOf(`taker-${exchange}-${code}`, 0);
    return {
      exchange,
      accounts: long,
      // Large accounts lean less than small ones, and often the opposite way.
      topAccounts: 0.5 + (long - 0.5) * 0.55 + 0.006 * jitter(own, time),
      topPositions: within(topPositionsAt(code, time, move) + 0.007 * jitter(own + 1, time)),
      // The longer the period, the more even its buyers and sellers.
      takers: within(
        0.5 + (0.02 * jitter(own + 2, time)) / Math.sqrt(Math.max(length / HOUR, 0.25)) + 0.25 * move,
      ),
    };
  });
}

/** Neither side is ever alone. */
function within(share: number): number {
  return Math.min(0.8, Math.max(0.3, share));
}
