import type { UnlockList } from '@coinmirror/shared/contract/unlocks.ts';
import { formatMonthDay } from '@coinmirror/shared/format/time.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { useMemo } from 'react';
import { BarsChart } from '#charts/bars/BarsChart.tsx';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { WeekStrip } from './WeekStrip.tsx';

const HEIGHT = 220;
const SOURCE = '项目方公布的解锁计划';

interface UnlockDaysProps {
  readonly value: UnlockList;
  readonly asOf: number;
}

/** What comes free each day, USD: of a week as a strip, of longer ranges as bars. */
export function UnlockDays({ value, asOf }: UnlockDaysProps) {
  return (
    <PageSection title="每日解锁价值" tools={<SeriesLinks of="unlocks" />}>
      {value.range === 'week' ? (
        <WeekStrip days={value.days} today={beijingMidnight(asOf)} />
      ) : (
        <DayBars value={value} asOf={asOf} />
      )}
    </PageSection>
  );
}

function DayBars({ value: { days }, asOf }: UnlockDaysProps) {
  const categories = useMemo(() => days.map(([day]) => formatMonthDay(day)), [days]);
  const groups = useMemo(
    () => [
      { key: 'cliff', name: '一次性', values: days.map(([, cliff]) => cliff), stack: 'day' },
      { key: 'linear', name: '线性', values: days.map(([, , linear]) => linear), stack: 'day' },
    ],
    [days],
  );
  return (
    <BarsChart
      title="每日解锁价值"
      source={SOURCE}
      asOf={asOf}
      height={HEIGHT}
      categories={categories}
      groups={groups}
      kind="money"
      categoryName="日期"
    />
  );
}
