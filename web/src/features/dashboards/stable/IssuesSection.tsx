import {
  type StableDay,
  stableDayColumns,
  stableDays,
} from '@coinmirror/shared/columns/dashboards/stableDays.ts';
import type { Stablecoins } from '@coinmirror/shared/contract/dashboards/stable.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { useMemo } from 'react';
import { MirrorChart } from '#charts/mirror/MirrorChart.tsx';
import type { MirrorView } from '#charts/mirror/types.ts';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const dayKey = ({ time }: StableDay) => String(time);

/** Coins issued above the line, redeemed below, day by day; and the days as a table. */
export function IssuesSection({ value, asOf }: { readonly value: Stablecoins; readonly asOf: number }) {
  const days = useMemo(() => stableDays(value), [value]);
  const view = useMemo(() => issueView(days.toReversed()), [days]);
  return (
    <SectionTable
      title="增发与销毁"
      about="最近 14 日市值最大的几种稳定币流通量的变化，按现价折算。"
      id="stable-days"
      columns={stableDayColumns}
      rows={days}
      rowKey={dayKey}
      lead={
        <MirrorChart
          title="稳定币增发与销毁"
          source="发行方披露"
          asOf={asOf}
          kind="money"
          bucketName="日期（UTC）"
          {...view}
        />
      }
    />
  );
}

/** In ink: an issue is no rise. */
function issueView(days: readonly StableDay[]): Pick<MirrorView, 'buckets' | 'above' | 'below'> {
  return {
    buckets: days.map(({ time }) => {
      const name = formatDate(time, 'UTC');
      return { key: String(time), label: name.slice(5), name };
    }),
    above: {
      parts: [{ key: 'issued', name: '增发', tone: 'ink', values: days.map(({ issued }) => issued) }],
    },
    below: {
      parts: [
        { key: 'redeemed', name: '销毁', tone: 'reflect', values: days.map(({ redeemed }) => redeemed) },
      ],
    },
  };
}
