import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { createMemo } from '../../mechanisms/memo.ts';
import { chainSharesAt } from '../supply/chainShares.ts';
import { STABLE_CHAINS } from '../supply/stableChains.ts';
import { stableIssueAt } from '../supply/stableIssue.ts';

/** Units of a stablecoin on a day, and the % of them on each of its chains. */
interface DayOnChains {
  readonly units: number;
  readonly chains: readonly string[];
  readonly shares: Float64Array;
}

const DAYS_A_BLOCK = 128;
/** In the place of the units: not reckoned yet, and nothing issued yet. */
const UNREAD = Number.NaN;
const NOTHING = -1;

/**
 * Where stablecoins are on the day (UTC) of an instant; null before a coin's first. Days never change and are kept, as rows of
 * numbers in a block: there are ten years of them, and as objects they took fifteen times the memory.
 */
export function createDaysOnChains(): (coin: CatalogueCoin, time: number) => DayOnChains | null {
  const blocks = createMemo<string, Float64Array>();

  return (coin, time) => {
    const chains = chainsOf(coin.code);
    const width = 1 + chains.length;
    const day = Math.floor(time / DAY);
    const block = Math.floor(day / DAYS_A_BLOCK);
    const numbers = blocks.of(`${coin.code} ${block}`, block, () =>
      new Float64Array(width * DAYS_A_BLOCK).fill(UNREAD),
    );
    const start = (day - block * DAYS_A_BLOCK) * width;
    const row = numbers.subarray(start, start + width);
    if (Number.isNaN(row[0])) read(row, coin, day * DAY, chains);
    const units = row[0] ?? NOTHING;
    return units === NOTHING ? null : { units, chains, shares: row.subarray(1) };
  };
}

function chainsOf(code: string): readonly string[] {
  return (STABLE_CHAINS[code] ?? []).map(([chain]) => chain);
}

function read(row: Float64Array, coin: CatalogueCoin, day: number, chains: readonly string[]): void {
  const shares = new Map(chainSharesAt(coin.code, day).map(({ chain, share }) => [chain, share]));
  row[0] = stableIssueAt(coin, day) ?? NOTHING;
  for (const [at, chain] of chains.entries()) row[at + 1] = shares.get(chain) ?? 0;
}
