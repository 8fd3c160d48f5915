/**
 * How old answers were, counted by age: a bucket is 26 % wide, so that a median is right within 13 %, days add up, and a day
 * takes some dozens of numbers.
 */
export type AgeCounts = ReadonlyMap<number, number>;

/** ms: younger ones count as this old. */
const YOUNGEST = 10;
const BUCKETS_A_DOUBLING = 3;
/** Some hundred days. */
const OLDEST_BUCKET = 90;

/** The bucket of an age in ms; one below 0 (a clock that was set back) is the youngest. */
export function bucketOf(age: number): number {
  if (!(age > YOUNGEST)) return 0;
  return Math.min(OLDEST_BUCKET, Math.round(Math.log2(age / YOUNGEST) * BUCKETS_A_DOUBLING));
}

export function addCounts(one: AgeCounts, other: AgeCounts): AgeCounts {
  const sum = new Map(one);
  for (const [bucket, count] of other) sum.set(bucket, (sum.get(bucket) ?? 0) + count);
  return sum;
}

/** The age in ms that a part of all (0.5, 0.95) are not older than; null of none. */
export function ageAt(part: number, counts: AgeCounts): number | null {
  const buckets = [...counts].toSorted(([one], [other]) => one - other);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of buckets) {
    seen += count;
    if (seen >= total * part) return Math.round(YOUNGEST * 2 ** (bucket / BUCKETS_A_DOUBLING));
  }
  return null;
}

/** As stored: `12:40 13:5`. */
export function writeCounts(counts: AgeCounts): string {
  return [...counts].map(([bucket, count]) => `${bucket}:${count}`).join(' ');
}

const WRITTEN = /^(\d+):(\d+)$/;

/** Of what is stored; a part that is no count is left out. */
export function readCounts(written: string): AgeCounts {
  return new Map(
    written.split(' ').flatMap((part) => {
      const [, bucket, count] = WRITTEN.exec(part) ?? [];
      return bucket && count ? [[Number(bucket), Number(count)] as const] : [];
    }),
  );
}
