import { useMemo } from 'react';
import { useConceptTrendQuery } from '#api/endpoints/concepts.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const DAYS = 365;
const HEIGHT = 320;

interface ConceptTrendProps {
  readonly id: string;
  readonly name: string;
}

/** The sector's index against Bitcoin's over a year, weighting stated. */
export function ConceptTrend({ id, name }: ConceptTrendProps) {
  const result = useConceptTrendQuery({ id, days: DAYS });
  const points = result.data?.value;
  const series = useMemo(
    () => [
      {
        key: 'sector',
        name: `${name}指数`,
        kind: 'ratio' as const,
        shape: 'area' as const,
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
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
      {(_points, { asOf }) => (
        <TimeSeriesChart
          title={`${name}指数与比特币`}
          source="按流通市值加权，起点为 100；成分取市值前 30 名"
          asOf={asOf}
          height={HEIGHT}
          series={series}
          comparable
        />
      )}
    </Loadable>
  );
}
