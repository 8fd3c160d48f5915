import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { BEIJING, HOUR } from '@coinmirror/shared/time/units.ts';
import { ANCHOR } from '../../catalogue/anchor.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import type { Unlock } from '../../ports/unlocks.ts';

/** Coins with monthly vesting for early holders. The months and amounts are simulated. */
const VESTED: ReadonlySet<string> = new Set([
  'sui',
  'worldcoin-wld',
  'ethena',
  'aptos',
  'arbitrum',
  'optimism',
  'starknet',
  'zksync',
  'layerzero',
  'eigenlayer',
  'jupiter-exchange-solana',
  'sei-network',
  'celestia',
  'pyth-network',
  'ondo-finance',
  'story-2',
  'wormhole',
  'ether-fi',
  'grass',
  'jito-governance-token',
  'walrus-2',
  'space-id',
  'plasma',
  'morpho',
  'render-token',
  'dydx-chain',
]);

/** Coins unlocked per month, and for how many months. */
interface UnlockPlan {
  readonly amount: number;
  readonly months: number;
  /** Day of the month in Beijing, 1–28; always at 20:00 there. */
  readonly day: number;
}

const AT = 20 * HOUR;
const plans = new Map<string, UnlockPlan | null>();

/** Times and amounts of a coin's unlocks within [from, to), oldest first; empty for a coin without a schedule. */
export function unlocksBetween(coin: CatalogueCoin, from: number, to: number): readonly Unlock[] {
  const plan = planOf(coin);
  if (plan === null) return [];
  const first = Math.max(0, monthsSinceAnchor(from) - 1);
  const last = Math.min(plan.months - 1, monthsSinceAnchor(to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => ({
    time: unlockTime(plan, first + i),
    amount: plan.amount,
  })).filter(({ time }) => time >= from && time < to);
}

/** Coins unlocked from the start of 2026 to an instant; 0 for a coin without a schedule, and before. */
export function unlockedBy(coin: CatalogueCoin, time: number): number {
  const plan = planOf(coin);
  if (plan === null || time < ANCHOR) return 0;
  const month = monthsSinceAnchor(time);
  const passed = month + (unlockTime(plan, month) <= time ? 1 : 0);
  return Math.min(passed, plan.months) * plan.amount;
}

function planOf(coin: CatalogueCoin): UnlockPlan | null {
  if (!VESTED.has(coin.code)) return null;
  const known = plans.get(coin.code);
  if (known !== undefined) return known;
  const made = makePlan(coin);
  plans.set(coin.code, made);
  return made;
}

/** The supply that does not circulate yet, in equal parts over three to six years. */
function makePlan({ code, supply, totalSupply, maxSupply }: CatalogueCoin): UnlockPlan | null {
  const locked = (maxSupply ?? totalSupply ?? 0) - (supply ?? 0);
  if (supply === null || locked <= 0) return null;
  const key = keyOf(`unlock-${code}`, 0);
  const months = 36 + Math.floor(uniform(key, 0) * 37);
  const amount = roundDown(locked / months);
  return { amount, months, day: 1 + Math.floor(uniform(key, 1) * 28) };
}

/** Rounds down to three digits, so that the sum of all parts stays within the total. */
function roundDown(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.floor(amount / step) * step;
}

function unlockTime({ day }: UnlockPlan, month: number): number {
  return Date.UTC(2026, month, day) - BEIJING + AT;
}

/** Whole months in Beijing since January 2026. */
function monthsSinceAnchor(time: number): number {
  const date = new Date(time + BEIJING);
  return (date.getUTCFullYear() - 2026) * 12 + date.getUTCMonth();
}
