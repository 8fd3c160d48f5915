import type { RefusalReason } from '@coinmirror/shared/contract/trackRecord.ts';
import type { VenueCounts } from '../counts/dayCounts.ts';
import type { Refused } from '../counts/episodes.ts';
import type { AgreedCoin } from '../market/agreeCoins.ts';
import type { HeldSince } from '../market/heldNumbers.ts';
import type { Refusal } from '../price/candidate.ts';
import type { Outlier } from '../store/outliers.ts';

export interface Judgement {
  readonly refused: readonly Refused[];
  readonly venues: readonly Omit<VenueCounts, 'day'>[];
}

/** What was refused of the venues' quotes in a cycle, by the coins that were agreed on, and how many were judged. */
export function judgeQuotes(agreed: Iterable<AgreedCoin>): Judgement {
  const refused: Refused[] = [];
  const venues = new Map<string, Omit<VenueCounts, 'day'>>();
  const count = (venue: string, isRefused: boolean, isQuarantined: boolean) => {
    const before = venues.get(venue) ?? { venue, quotes: 0, refused: 0, quarantined: 0 };
    venues.set(venue, {
      venue,
      quotes: before.quotes + 1,
      refused: before.refused + Number(isRefused),
      quarantined: before.quarantined + Number(isQuarantined),
    });
  };
  for (const coin of agreed) {
    for (const { venue } of coin.accepted) count(venue, false, false);
    for (const { candidate, why } of coin.refused) {
      const reason = reasonOf(why);
      if (reason === null) continue;
      const { venue, symbol, price } = candidate;
      count(venue, true, why === 'quarantined');
      refused.push({ venue, subject: symbol, reason, deviation: deviationOf(price, coin.price) });
    }
  }
  return { refused, venues: [...venues.values()] };
}

/** Coins whose supply its source contradicts. */
export function refusedSupplies(
  held: Iterable<HeldSince>,
  symbolOf: (code: string) => string,
): readonly Refused[] {
  return [...held].flatMap(({ code, sourceNames }) =>
    sourceNames.map((venue) => ({
      venue,
      subject: `${symbolOf(code)} 流通量`,
      reason: 'supply' as const,
      deviation: null,
    })),
  );
}

/** Slow numbers whose last answer is not believed; `nameOf`: who reports a subject, and how visitors read it. */
export function refusedOutliers(
  odd: ReadonlyMap<string, Outlier>,
  nameOf: (subject: string) => Pick<Refused, 'venue' | 'subject'>,
): readonly Refused[] {
  return [...odd].map(([subject, { believed, odd: value }]) => ({
    ...nameOf(subject),
    reason: 'odd' as const,
    deviation: believed === null ? null : deviationOf(value, believed),
  }));
}

/**
 * null for refusals that say nothing against a number: of a pair that hardly trades, and of one that is old, which is counted as
 * the age of its source's answers. Such a quote is not judged.
 */
function reasonOf(why: Refusal): RefusalReason | null {
  return why === 'thin' || why === 'spread' || why === 'stale' ? null : why;
}

/** %, signed; null where it is no number. */
function deviationOf(value: number, standing: number): number | null {
  const deviation = (value / standing - 1) * 100;
  return Number.isFinite(deviation) ? deviation : null;
}
