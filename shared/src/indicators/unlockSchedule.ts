import { DAY } from '../time/units.ts';

/** For whom coins are unlocked, in the order in which charts stack them. */
export const UNLOCK_CATEGORIES = [
  'community',
  'ecosystem',
  'rewards',
  'treasury',
  'investors',
  'team',
  'other',
] as const;
export type UnlockCategory = (typeof UNLOCK_CATEGORIES)[number];

export const UNLOCK_CATEGORY_NAMES: Readonly<Record<UnlockCategory, string>> = {
  community: '社区',
  ecosystem: '生态',
  rewards: '激励',
  treasury: '国库',
  investors: '投资人',
  team: '团队',
  other: '其他',
};

/** Coins for one of them. */
export interface UnlockPart {
  readonly category: UnlockCategory;
  readonly amount: number;
}

/** Coins unlocked at once: a cliff. Its parts add up to the amount. Times are epoch ms. */
export interface Unlock {
  readonly time: number;
  readonly amount: number;
  readonly parts: readonly UnlockPart[];
}

/** Coins unlocked evenly within [from, until). */
export interface UnlockStream {
  readonly category: UnlockCategory;
  readonly from: number;
  readonly until: number;
  readonly perDay: number;
}

/** Everything that is known to be unlocked of a coin, past and to come. */
export interface UnlockSchedule {
  readonly code: string;
  /** Coins that exist once all are unlocked; null if unknown. */
  readonly total: number | null;
  /** Those that were free before the first unlock. */
  readonly granted: readonly UnlockPart[];
  /** Oldest first. */
  readonly cliffs: readonly Unlock[];
  readonly streams: readonly UnlockStream[];
}

/** Coins that a stream unlocks within [from, to). */
function streamed(stream: UnlockStream, from: number, to: number): number {
  const time = Math.min(stream.until, to) - Math.max(stream.from, from);
  return time <= 0 ? 0 : (stream.perDay * time) / DAY;
}

/** Parts of one category joined, in the order of categories; those without coins are left out. */
export function joinParts(parts: readonly UnlockPart[]): readonly UnlockPart[] {
  return UNLOCK_CATEGORIES.flatMap((category) => {
    const own = parts.filter((part) => part.category === category);
    const amount = own.reduce((sum, part) => sum + part.amount, 0);
    return amount > 0 ? [{ category, amount }] : [];
  });
}

/** Coins that streams unlock within [from, to), by category. */
export function streamedParts(
  streams: readonly UnlockStream[],
  from: number,
  to: number,
): readonly UnlockPart[] {
  return joinParts(streams.map((one) => ({ category: one.category, amount: streamed(one, from, to) })));
}

/** Coins that are free at an instant, by category. */
export function unlockedParts(
  { granted, cliffs, streams }: UnlockSchedule,
  time: number,
): readonly UnlockPart[] {
  return joinParts([
    ...granted,
    ...cliffs.filter((one) => one.time <= time).flatMap(({ parts }) => parts),
    ...streams.map((one) => ({
      category: one.category,
      amount: streamed(one, Number.NEGATIVE_INFINITY, time),
    })),
  ]);
}

/** The first and the last instant of a schedule; null where nothing is unlocked. */
export function spanOfSchedule({ cliffs, streams }: UnlockSchedule): readonly [number, number] | null {
  const begins = [...cliffs.map(({ time }) => time), ...streams.map(({ from }) => from)];
  const ends = [...cliffs.map(({ time }) => time), ...streams.map(({ until }) => until)];
  return begins.length === 0 ? null : [Math.min(...begins), Math.max(...ends)];
}

export function sumOfParts(parts: readonly UnlockPart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
