import {
  joinParts,
  spanOfSchedule,
  sumOfParts,
  type Unlock,
  type UnlockCategory,
  type UnlockSchedule,
  unlockedParts,
} from '@coinmirror/shared/indicators/unlockSchedule.ts';
import { realCoins } from '../../../catalogue/coinCatalogue.ts';
import type { LlamaCliff, LlamaSchedule } from '../../providers/defillama/unlocks.ts';

/** DefiLlama's kinds of receivers. */
const CATEGORIES: Readonly<Record<string, UnlockCategory>> = {
  insiders: 'team',
  privatesale: 'investors',
  publicsale: 'community',
  airdrop: 'community',
  ecosystem: 'ecosystem',
  noncirculating: 'treasury',
  farming: 'rewards',
  staking: 'rewards',
  liquidity: 'rewards',
};

const categoryOf = (word: string): UnlockCategory => CATEGORIES[word.toLowerCase()] ?? 'other';

/** What DefiLlama calls the chains of our catalogue, where it is not their name. */
const CHAINS: Readonly<Record<string, string>> = {
  bsc: 'bnb chain',
  avax: 'avalanche',
};

const codes: ReadonlySet<string> = new Set(realCoins.map(({ code }) => code));
const codeOfToken: ReadonlyMap<string, string> = new Map(
  realCoins.flatMap(({ code, chain, contractAddress }): [string, string][] =>
    contractAddress === '' ? [] : [[`${chain}:${contractAddress}`.toLowerCase(), code]],
  ),
);

/** Our coin by CoinGecko's id or by its contract, never by its symbol; null for none of ours. */
export function codeOfSchedule({ code, token }: Pick<LlamaSchedule, 'code' | 'token'>): string | null {
  if (code !== null && codes.has(code)) return code;
  const [, chain = '', address = ''] = /^([^:]+):(.+)$/.exec(token?.toLowerCase() ?? '') ?? [];
  if (chain === 'coingecko') return codes.has(address) ? address : null;
  return codeOfToken.get(`${CHAINS[chain] ?? chain}:${address}`) ?? null;
}

/** A schedule in our words; what is given at one instant is one unlock. */
export function scheduleOf(code: string, { total, cliffs, streams }: LlamaSchedule): UnlockSchedule {
  return {
    code,
    total,
    granted: [],
    cliffs: [...Map.groupBy(cliffs, ({ time }) => time)]
      .map(([time, own]) => unlockAt(time, own))
      .toSorted((one, other) => one.time - other.time),
    streams: streams.map(({ category, ...stream }) => ({ ...stream, category: categoryOf(category) })),
  };
}

function unlockAt(time: number, cliffs: readonly LlamaCliff[]): Unlock {
  const parts = joinParts(cliffs.map(({ category, amount }) => ({ category: categoryOf(category), amount })));
  return { time, parts, amount: sumOfParts(parts) };
}

/** Coins that a schedule has unlocked in the end. */
export function scheduledIn(schedule: UnlockSchedule): number {
  const span = spanOfSchedule(schedule);
  return span === null ? 0 : sumOfParts(unlockedParts(schedule, span[1]));
}

/** Rounded rates of a week add up to a little more than there is. */
const ROUNDING = 1.02;

/** Whether a schedule gives away more coins than there are. */
export function isTooLarge(schedule: UnlockSchedule): boolean {
  return schedule.total !== null && scheduledIn(schedule) > schedule.total * ROUNDING;
}
