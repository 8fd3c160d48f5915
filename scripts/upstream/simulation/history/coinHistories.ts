import histories from './coinHistories.json' with { type: 'json' };
import type { Knot } from './history.ts';

/** Approximate turning points in the history of well-known coins, USD, by coin code. Throws on a malformed row. */
export const COIN_HISTORIES: Readonly<Record<string, readonly Knot[]>> = Object.fromEntries(
  Object.entries(histories).map(([code, turns]) => [code, turns.map(toKnot)]),
);

function toKnot([day, value]: readonly (string | number)[]): Knot {
  if (typeof day === 'string' && typeof value === 'number') return [day, value];
  throw new Error(`coinHistories.json: ${day} ${value} is no turn of a history`);
}
