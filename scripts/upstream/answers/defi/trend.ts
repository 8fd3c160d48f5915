import { COUNTED_TWICE, findDefiProtocol } from '@coinmirror/shared/content/defi/protocols.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { LockedSeries } from '../../ports/defi.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { memoize } from '../memo/memoize.ts';

/** Start of the series: before it, most value was locked in protocols not tracked here. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
/** Number of daily points; weekly before. */
const DAILY = 365;

/** End of a day: [epoch ms, USD without double counting, USD with it]. */
export type LockedDay = [time: number, tvl: number, whole: number];

/**
 * Value locked in some protocols (one, or all), on one chain or on all, oldest first; the last row is of the last
 * midnight. Past days never change, so they are summed once a day.
 */
export const lockedTrend = memoize(
  ({ clock }) => beijingMidnight(clock.now()),
  async (sources, protocol: string | null, chain: string | null): Promise<LockedDay[]> => {
    const times = daysUntil(sources.clock.now());
    const places = await requirePort(sources, 'defi').lockedAt({ protocol, chain }, times);
    const twice = places.filter(isTwice);
    return times.flatMap((time, at): LockedDay[] => {
      if (places.length > 0 && places.every(({ usd }) => (usd[at] ?? null) === null)) return [];
      const whole = sum(places, ({ usd }) => usd[at] ?? null);
      return [[time, whole - sum(twice, ({ usd }) => usd[at] ?? null), whole]];
    });
  },
);

/**
 * Value locked in all protocols now, on one chain or on all, where the source sums them itself (deposits in several of
 * them counted once); null where it reports each protocol.
 */
export async function lockedTotal(sources: Sources, chain: string | null): Promise<number | null> {
  const now = sources.clock.now();
  const reported = await requirePort(sources, 'defi').lockedAt({ protocol: null, chain }, [now]);
  return reported.find(({ protocol }) => protocol === null)?.usd[0] ?? null;
}

function isTwice({ protocol }: LockedSeries): boolean {
  const category = protocol === null ? undefined : findDefiProtocol(protocol)?.category;
  return category !== undefined && COUNTED_TWICE.has(category);
}

/** Beijing midnights, oldest first. */
function daysUntil(now: number): readonly number[] {
  const last = beijingMidnight(now);
  const count = Math.floor((last - FIRST_DAY) / DAY);
  return Array.from({ length: count }, (_, at) => last - (count - 1 - at) * DAY).filter(
    (_, at) => at >= count - DAILY || (count - at) % 7 === 0,
  );
}
