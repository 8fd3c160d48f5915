import type { FundFlows } from '@coinmirror/shared/contract/dashboards/trusts.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { MirrorView } from '#charts/mirror/types.ts';

type Day = Pick<FundFlows['days'][number], 'time' | 'flow'>;

/** More bars than this are too thin on a phone: weeks replace days. */
const MOST_DAYS = 100;
const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** 1970-01-01 was a Thursday: weeks begin on Monday. */
const TO_MONDAY = 3 * DAY;

/** Flows into the funds above the line, out of them below: by trading day, by week where there are many. */
export function flowBuckets(days: readonly Day[]): Pick<MirrorView, 'buckets' | 'above' | 'below'> {
  // Without trading there is no flow at all.
  const traded = days.filter(({ flow }) => flow !== 0);
  const rows = traded.length > MOST_DAYS ? weeksOf(traded) : traded;
  return {
    buckets: rows.map(({ time }) => {
      // A trading day is one of New York's: its last second is the next day in Beijing.
      const day = formatDate(time, 'UTC');
      const name = rows === traded ? day : `${day} 起一周`;
      return { key: String(time), label: rows === traded ? day.slice(5) : day.slice(2, 7), name };
    }),
    above: {
      parts: [{ key: 'in', name: '流入', tone: 'up', values: rows.map(({ flow }) => Math.max(0, flow)) }],
    },
    below: {
      parts: [{ key: 'out', name: '流出', tone: 'down', values: rows.map(({ flow }) => Math.max(0, -flow)) }],
    },
  };
}

function weeksOf(days: readonly Day[]): readonly Day[] {
  const weeks = Map.groupBy(days, ({ time }) => Math.floor((time + TO_MONDAY) / WEEK) * WEEK - TO_MONDAY);
  return [...weeks].map(([time, own]) => ({ time, flow: own.reduce((sum, { flow }) => sum + flow, 0) }));
}
