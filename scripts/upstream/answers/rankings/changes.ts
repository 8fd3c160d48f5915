import { CHANGE_PERIOD } from '@coinmirror/shared/contract/rankings/moves.ts';
import type { CoinSnapshot } from '../../ports/coins.ts';
import type { Sources } from '../../ports/sources.ts';
import type { Coin } from '../indexes/coins.ts';
import { changeSince } from '../series/coinMeasures.ts';

const MINUTE = 60_000;

/** Changes included in a snapshot. */
const KNOWN: Readonly<Record<number, (now: CoinSnapshot) => number | null>> = {
  [CHANGE_PERIOD['1h']]: (now) => now.change1h,
  [CHANGE_PERIOD['24h']]: (now) => now.change24h,
  [CHANGE_PERIOD['7d']]: (now) => now.change7d,
};

/** The others are measured from the price this many minutes ago. */
const MINUTES: Readonly<Record<number, number>> = {
  [CHANGE_PERIOD['5m']]: 5,
  [CHANGE_PERIOD['15m']]: 15,
  [CHANGE_PERIOD['30d']]: 30 * 1440,
};

/** Change of a coin over a period (`sort_type` of the wire), %; null for a younger coin. */
export async function changeOver(
  { facts, now }: Coin,
  period: number,
  sources: Sources,
): Promise<number | null> {
  const known = KNOWN[period];
  if (known) return known(now);
  const then = sources.clock.now() - (MINUTES[period] ?? 0) * MINUTE;
  return changeSince(then, facts.code, now.price, sources);
}
