import type { UnlockCategory, UnlockPart } from '@coinmirror/shared/indicators/unlockSchedule.ts';
import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import { BEIJING, DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';

/**
 * Coins whose early holders are paid over years, with the part (of 1) of what is locked that is unlocked day by day; the
 * rest is unlocked once a month. Months and amounts are simulated.
 */
const VESTED: Readonly<Record<string, number>> = {
  sui: 0,
  'worldcoin-wld': 0.75,
  ethena: 0.4,
  aptos: 0,
  arbitrum: 0,
  optimism: 0,
  starknet: 0,
  zksync: 0,
  layerzero: 0,
  eigenlayer: 0.4,
  'jupiter-exchange-solana': 0.4,
  'sei-network': 0.4,
  celestia: 0.75,
  'pyth-network': 0,
  'ondo-finance': 0,
  'story-2': 0.4,
  wormhole: 0,
  'ether-fi': 0.4,
  grass: 0,
  'jito-governance-token': 0.75,
  'walrus-2': 0.4,
  'space-id': 0,
  plasma: 0.4,
  morpho: 0,
  'render-token': 0.4,
  'dydx-chain': 0.4,
};

/** What is unlocked of a coin from the start of 2026 on. Amounts are coins. */
export interface UnlockPlan {
  /** All that exists in the end. */
  readonly total: number;
  /** Free before 2026. */
  readonly granted: readonly UnlockPart[];
  readonly months: number;
  /** Of each month but the last one, which has `lastAmount`: what is left. */
  readonly amount: number;
  readonly lastAmount: number;
  /** Parts of 1 of a month's amount. */
  readonly monthlyFor: Shares;
  /** Day of the month in Beijing, 1–28; always at 20:00 there. */
  readonly day: number;
  readonly streams: readonly DailyPlan[];
}

/** Whole coins unlocked at each midnight in Beijing after `from`, for so many days. */
interface DailyPlan {
  readonly category: UnlockCategory;
  readonly perDay: number;
  readonly from: number;
  readonly days: number;
}

type Shares = readonly (readonly [UnlockCategory, number])[];

/** What was given away before all others wait. */
const GRANTED: Shares = [
  ['community', 0.42],
  ['ecosystem', 0.24],
  ['treasury', 0.14],
  ['investors', 0.12],
  ['team', 0.08],
];
/** Halves of what is unlocked by the day. */
const DAILY: Shares = [
  ['ecosystem', 0.6],
  ['rewards', 0.4],
];

const AT = 20 * HOUR;
const START = Date.UTC(2026, 0, 1) - BEIJING;

const plans = new Map<string, UnlockPlan | null>();

/** A coin's plan; null for a coin without one. */
export function unlockPlanOf(coin: CatalogueCoin): UnlockPlan | null {
  const known = plans.get(coin.code);
  if (known !== undefined) return known;
  const made = makePlan(coin);
  plans.set(coin.code, made);
  return made;
}

/** Every coin of a catalogue that may have a plan. */
export const isVested = ({ code }: Pick<CatalogueCoin, 'code'>): boolean => Object.hasOwn(VESTED, code);

/** The supply that does not circulate yet, over three to six years. */
function makePlan({ code, supply, totalSupply, maxSupply }: CatalogueCoin): UnlockPlan | null {
  const daily = VESTED[code];
  const total = maxSupply ?? totalSupply ?? 0;
  if (daily === undefined || supply === null || total <= supply) return null;
  const key = keyOf(`unlock-${code}`, 0);
  const months = 36 + Math.floor(uniform(key, 0) * 37);
  const streams = daily === 0 ? [] : streamsOf((total - supply) * daily, months * 30);
  const monthly = total - supply - streams.reduce((sum, { perDay, days }) => sum + perDay * days, 0);
  const amount = roundDown(monthly / months);
  return {
    total,
    granted: splitAmount(supply, GRANTED),
    months,
    amount,
    lastAmount: monthly - amount * (months - 1),
    monthlyFor: monthlyShares(key),
    day: 1 + Math.floor(uniform(key, 1) * 28),
    streams,
  };
}

function streamsOf(amount: number, days: number): readonly DailyPlan[] {
  return DAILY.map(([category, part]) => ({
    category,
    perDay: Math.floor((amount * part) / days),
    from: START + DAY,
    days,
  }));
}

/** Team and investors get most of what comes monthly. */
function monthlyShares(key: number): Shares {
  const team = 0.25 + Math.floor(uniform(key, 2) * 4) * 0.05;
  const investors = 0.25 + Math.floor(uniform(key, 3) * 4) * 0.05;
  return [
    ['investors', investors],
    ['team', team],
    [uniform(key, 4) < 0.5 ? 'treasury' : 'ecosystem', 1 - team - investors],
  ];
}

/** An amount in whole coins by shares, the last one with what is left: they add up to it. */
export function splitAmount(amount: number, shares: Shares): readonly UnlockPart[] {
  let left = amount;
  return shares.map(([category, share], at) => {
    const part = at === shares.length - 1 ? left : Math.floor(amount * share);
    left -= part;
    return { category, amount: part };
  });
}

/** Rounds down to three digits, so that the sum of all parts stays within the total. */
function roundDown(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.floor(amount / step) * step;
}

/** The instant of the unlock of a month, counted from January 2026. */
export function unlockTime({ day }: UnlockPlan, month: number): number {
  return Date.UTC(2026, month, day) - BEIJING + AT;
}

/** Whole months in Beijing since January 2026. */
export function monthsSinceStart(time: number): number {
  const date = new Date(time + BEIJING);
  return (date.getUTCFullYear() - 2026) * 12 + date.getUTCMonth();
}
