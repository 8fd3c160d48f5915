import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { useMemo } from 'react';
import { useConceptTrendQuery } from '#api/endpoints/concepts.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { ChartRange } from '#ui/range/RangeButtons.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const DAYS = 365;
const HEIGHT = 320;
/** Height of the chart frame: buttons, legend and source. */
const PANEL_HEIGHT = 92;

const RANGES: readonly ChartRange[] = [
  { key: '1m', label: '1月', days: 30 },
  { key: '3m', label: '3月', days: 90 },
  { key: '1y', label: '1年', days: null },
];

interface ConceptTrendProps {
  readonly id: string;
  readonly name: string;
}

/** The concept's index against Bitcoin, both 100 at the start of the chosen range; weighting stated. */
export function ConceptTrend({ id, name }: ConceptTrendProps) {
  const result = useConceptTrendQuery({ id, days: DAYS });
  const points = result.data?.value;
  const series = useMemo(
    () => [
      {
        key: 'sector',
        name: joinSpaced(name, '指数'),
        kind: 'ratio' as const,
        points: (points ?? []).map(({ time, index }) => [time, index] as const),
      },
      {
        key: 'bitcoin',
        name: '比特币',
        kind: 'ratio' as const,
        points: (points ?? []).map(({ time, btcIndex }) => [time, btcIndex] as const),
      },
    ],
    [points, name],
  );
  return (
    <Loadable
      result={result}
      height={HEIGHT + PANEL_HEIGHT}
      skeleton={<Skeleton height={HEIGHT + PANEL_HEIGHT} />}
    >
      {(_points, { asOf }) => (
        <TimeSeriesChart
          title={joinSpaced(name, '指数与比特币')}
          source="指数按流通市值加权，每日以前一日市值为权重，成分取市值前 30 名；两线在所选区间起点均为 100"
          asOf={asOf}
          height={HEIGHT}
          series={series}
          ranges={RANGES}
          firstRange="3m"
          comparable="always"
        />
      )}
    </Loadable>
  );
}
