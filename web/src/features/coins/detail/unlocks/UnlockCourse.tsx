import type { CoinUnlockSchedule } from '@coinmirror/shared/contract/unlocks.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { UNLOCK_CATEGORY_NAMES } from '@coinmirror/shared/indicators/unlockSchedule.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';

const HEIGHT = 280;
const SOURCE = '项目方公布的解锁计划';
const ALL = [{ key: 'all', label: '全部', days: null }] as const;

interface UnlockCourseProps {
  readonly value: CoinUnlockSchedule;
  readonly asOf: number;
  readonly name: string;
}

/** What was and will be free, for whom, as % of all coins; in coins where nobody tells how many there will be. */
export function UnlockCourse({ value, asOf, name }: UnlockCourseProps) {
  const series = useMemo(() => courseSeries(value), [value]);
  const events = useMemo(() => [{ time: asOf, title: '现在' }], [asOf]);
  if (value.points.length < 2) return null;
  return (
    <TimeSeriesChart
      title={joinSpaced(name, '累计解锁')}
      titled
      source={SOURCE}
      asOf={asOf}
      height={HEIGHT}
      series={series}
      events={events}
      ranges={ALL}
    />
  );
}

function courseSeries({ categories, points, total }: CoinUnlockSchedule): readonly TimeSeries[] {
  const whole = total !== null && total > 0 ? total : null;
  return categories.map(({ category }, at) => ({
    key: category,
    name: UNLOCK_CATEGORY_NAMES[category],
    kind: whole === null ? 'amount' : 'share',
    shape: 'area',
    stack: 'unlocked',
    points: points.map(([time, amounts]) => {
      const amount = amounts[at] ?? null;
      return [time, amount === null || whole === null ? amount : (amount / whole) * 100];
    }),
  }));
}
