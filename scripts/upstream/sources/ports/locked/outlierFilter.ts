import { oncePer } from '../../../mechanisms/memo.ts';
import type { Outlier, OutlierStore } from '../../store/outliers.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';

/** A number that moves slowly: the one that is believed, and one that is far from it. */
interface Steady {
  readonly believed: number | null;
  /** A reading that is not believed; null where the last one was. */
  readonly odd: Pick<Outlier, 'odd' | 'readings' | 'since'> | null;
  /** Epoch ms of the last reading. */
  readonly at: number;
}

/** Readings that agree before a far number is believed. */
const AGREEING_SAMPLES = 3;
/** So many times the last good one is far. */
const FAR = 5;
/** Odd readings within this factor agree with each other. */
const NEAR = 2;

/**
 * What is thought of a number after one more reading. A fall to 0 and a rise to more than five times the last good one
 * are not believed until three readings in a row say so. A number that begins with 0 is unknown until then.
 */
function weigh(before: Steady | null, value: number, at: number): Steady {
  const believed = before?.believed ?? null;
  const isFar = value === 0 ? believed !== 0 : believed !== null && believed > 0 && value > FAR * believed;
  if (!isFar) return { believed: value, odd: null, at };
  const odd = before?.odd ?? null;
  const readings = odd !== null && agree(odd.odd, value) ? odd.readings + 1 : 1;
  if (readings === AGREEING_SAMPLES) return { believed: value, odd: null, at };
  return { believed, odd: { odd: value, readings, since: odd?.since ?? at }, at };
}

function agree(one: number, other: number): boolean {
  return one === other || (one > 0 && other > 0 && Math.max(one, other) / Math.min(one, other) <= NEAR);
}

/** Believed numbers by subject. A reading counts once, however often it is asked for; odd ones outlive a restart. */
export function createOutlierFilter(stored: OutlierStore) {
  const filter = new Map<string, Steady>(
    [...stored.all()].map(([subject, { believed, at, ...odd }]) => [subject, { believed, odd, at }]),
  );
  return {
    /** The number to show for a reading (its answer's time, epoch ms); null while none is believed. */
    believe(subject: string, value: number, at: number): number | null {
      const before = filter.get(subject) ?? null;
      if (before !== null && at <= before.at) return before.believed;
      const after = weigh(before, value, at);
      filter.set(subject, after);
      const { believed, odd } = after;
      if (odd !== null) stored.save(subject, { believed, ...odd, at });
      else if (before?.odd) stored.release(subject);
      return believed;
    },
  };
}

export type OutlierFilter = ReturnType<typeof createOutlierFilter>;

/** The believed numbers of a world: one book for its ports and its polls. */
export const outlierFilterOf = oncePer(
  ({ store }: PublicWorld): OutlierFilter => createOutlierFilter(store.odd),
);
