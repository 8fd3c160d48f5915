import { keyOf } from '@coinmirror/shared/numbers/hash.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { wander } from '../random/wander.ts';

const LONG_MEANS: Readonly<Record<string, number>> = { bitcoin: 0.47, ethereum: 0.63, solana: 0.78 };
const LONG_MEAN = 0.85;

const YEAR = 365 * DAY;

/** Years from an instant to an expiry; half a day at least, in which volatility is not quoted higher and higher. */
export function yearsTo(expiresAt: number, time: number): number {
  return Math.max(expiresAt - time, DAY / 2) / YEAR;
}

/**
 * Implied volatility at the money of an expiry in a market without news, a fraction per year. Far expiries stay near the
 * coin's long-term mean, near ones follow the mood, so the term structure slopes up in quiet times and down in turbulent ones.
 */
export function calmVolatility(coinCode: string, expiresAt: number, time: number): number {
  const years = Math.max(expiresAt - time, DAY) / YEAR;
  const mean = LONG_MEANS[coinCode] ?? LONG_MEAN;
  const mood = wander(keyOf(`options-${coinCode}`, 0), time, 12 * DAY);
  const own = 0.006 * wander(keyOf(`options-${coinCode}-${expiresAt}`, 0), time, 9 * DAY);
  return mean * (1 + (0.22 * mood - 0.05) * Math.exp(-years * 4)) + own;
}

/** Logarithm of a coin's move in the 24 h that end at an instant (epoch ms). */
export type DayMove = (time: number) => number;

/** Moves are looked at on this grid of the clock, so that the same ones count until they are forgotten, ms. */
const GRID = HOUR;
/** How long a move is remembered, and how fast it is forgotten, ms. */
const REMEMBERED = 6 * DAY;
const FORGETS = 1.6 * DAY;
/** What a move of 1 (in logarithms) adds to volatility, and a fall on top of it: a fall frightens more than a rise. */
const BY_MOVE = 1.8;
const BY_FALL = 4;
/** A usual day changes nothing. */
const USUAL_MOVE = 0.025;

/**
 * What the largest move of the last days does to the volatility of the nearest options, a part of it: there at once, and
 * forgotten day by day; 0 in quiet times.
 */
export function shockAt(move: DayMove, time: number): number {
  let shock = frightOf(move(time));
  for (let at = Math.floor(time / GRID) * GRID; time - at < REMEMBERED; at -= GRID)
    shock = Math.max(shock, frightOf(move(at)) * Math.exp((at - time) / FORGETS));
  return shock;
}

function frightOf(move: number): number {
  return Math.max(0, Math.abs(move) - USUAL_MOVE) * (BY_MOVE + (move < 0 ? BY_FALL : 0));
}

/** How fast a shock fades with the term, per year: of three months little is left. */
const FADES = 8;

/** Implied volatility at the money of an expiry, % a year; `shock` is that of the last days (`shockAt`). */
export function volatilityOf(coinCode: string, expiresAt: number, time: number, shock: number): number {
  const faded = shock * Math.exp(-FADES * yearsTo(expiresAt, time));
  return calmVolatility(coinCode, expiresAt, time) * (1 + faded) * 100;
}

/** How much more puts cost than calls, for `smileAt`: more after a fall, and more for near options. */
export function leanOf(coinCode: string, expiresAt: number, time: number, shock: number): number {
  const years = yearsTo(expiresAt, time);
  const mood = wander(keyOf(`options-lean-${coinCode}`, 0), time, 7 * DAY);
  const own = wander(keyOf(`options-lean-${coinCode}-${expiresAt}`, 0), time, 6 * DAY);
  return 0.35 + 0.9 * mood * Math.exp(-years * 3) + 0.2 * own + 2.4 * shock * Math.exp(-FADES * years);
}
