import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { type AgeCounts, addCounts, bucketOf } from './ages.ts';

/** How a source answered on a day. */
export interface SourceCounts {
  readonly day: number;
  readonly source: string;
  readonly asked: number;
  readonly answered: number;
  readonly ages: AgeCounts;
}

/** What became of a venue's quotes on a day, a pair and cycle each. */
export interface VenueCounts {
  readonly day: number;
  readonly venue: string;
  readonly quotes: number;
  readonly refused: number;
  readonly quarantined: number;
}

/** What became of a question; `age` ms of what is known after it, null: nothing. */
export interface Outcome {
  readonly source: string;
  readonly isAnswered: boolean;
  readonly age: number | null;
}

/**
 * Counts of days (Beijing midnights, epoch ms) since they were stored last: they are added to what is stored, so that neither a
 * restart nor a clock that is set back over midnight loses or repeats any.
 */
export function createDayCounts() {
  const sources = new Map<string, SourceCounts>();
  const venues = new Map<string, VenueCounts>();
  return {
    /** Notes what became of a question at an instant, epoch ms. */
    asked({ source, isAnswered, age }: Outcome, now: number): void {
      const day = beijingMidnight(now);
      const one = {
        day,
        source,
        asked: 1,
        answered: isAnswered ? 1 : 0,
        ages: new Map(age === null ? [] : [[bucketOf(age), 1]]),
      };
      const key = `${day} ${source}`;
      const before = sources.get(key);
      sources.set(key, before ? addSource(before, one) : one);
    },
    /** Notes what became of the venues' quotes in a cycle. */
    quoted(counts: readonly Omit<VenueCounts, 'day'>[], now: number): void {
      const day = beijingMidnight(now);
      for (const each of counts) {
        const key = `${day} ${each.venue}`;
        const before = venues.get(key);
        venues.set(key, before ? addVenue(before, { ...each, day }) : { ...each, day });
      }
    },
    sources: (): readonly SourceCounts[] => [...sources.values()],
    venues: (): readonly VenueCounts[] => [...venues.values()],
    stored(): void {
      sources.clear();
      venues.clear();
    },
  };
}

export function addSource(one: SourceCounts, other: SourceCounts): SourceCounts {
  return {
    ...one,
    asked: one.asked + other.asked,
    answered: one.answered + other.answered,
    ages: addCounts(one.ages, other.ages),
  };
}

export function addVenue(one: VenueCounts, other: VenueCounts): VenueCounts {
  return {
    ...one,
    quotes: one.quotes + other.quotes,
    refused: one.refused + other.refused,
    quarantined: one.quarantined + other.quarantined,
  };
}

/** Counts of one key added up, in the order of their first. */
export function mergedBy<Counts>(
  all: readonly Counts[],
  keyOf: (one: Counts) => string | number,
  add: (one: Counts, other: Counts) => Counts,
): readonly Counts[] {
  const byKey = new Map<string | number, Counts>();
  for (const each of all) {
    const before = byKey.get(keyOf(each));
    byKey.set(keyOf(each), before === undefined ? each : add(before, each));
  }
  return [...byKey.values()];
}
