import type { FuturesOverview } from '@coinmirror/shared/contract/dashboards/futures.ts';
import { formatClock, formatDate } from '@coinmirror/shared/format/time.ts';
import type { MirrorView } from '#charts/mirror/types.ts';

/** USD an hour at which the scale ends at least: a quiet day looks quiet. */
const FLOOR = 1e8;

/** Liquidations by the hour: longs above the line, shorts below. */
export function liquidationHours(
  hours: FuturesOverview['hours'],
): Pick<MirrorView, 'buckets' | 'above' | 'below'> {
  return {
    buckets: hours.map(({ time }) => {
      const clock = formatClock(time).slice(0, 5);
      return { key: String(time), label: clock, name: `${formatDate(time).slice(5)} ${clock}` };
    }),
    above: {
      parts: [{ key: 'long', name: '多单爆仓', tone: 'up', values: hours.map(({ long }) => long) }],
      floor: FLOOR,
    },
    below: {
      parts: [{ key: 'short', name: '空单爆仓', tone: 'down', values: hours.map(({ short }) => short) }],
      floor: FLOOR,
    },
  };
}
