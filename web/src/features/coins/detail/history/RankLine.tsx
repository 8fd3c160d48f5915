import type { CoinRankPoint } from '@coinmirror/shared/contract/coin/history.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './History.module.css';
import { useCoinRankHistoryQuery } from './historyApi.ts';

export interface RankLineProps {
  readonly code: string;
  readonly name: string;
}

const HEIGHT = 280;
const RANGES = [
  { key: '3m', label: '3月', days: 91 },
  { key: '1y', label: '1年', days: 365 },
  { key: 'all', label: '2年', days: null },
] as const;

/** The coin's rank by market value, week by week. */
export function RankLine({ code, name }: RankLineProps) {
  const result = useCoinRankHistoryQuery({ code });
  return (
    <section aria-label="历史排名" className={styles.chart}>
      <h2>
        <DefinedTerm id="rank" label="历史排名" />
      </h2>
      <Loadable
        result={result}
        height={HEIGHT}
        skeleton={<Skeleton height={HEIGHT} />}
        empty={<EmptyState title="未参与排名的币种没有历史排名" height={HEIGHT} />}
      >
        {(points, { asOf }) => <Line name={name} points={points} asOf={asOf} />}
      </Loadable>
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly points: readonly CoinRankPoint[];
  readonly asOf: number;
}

function Line({ name, points, asOf }: LineProps) {
  const series = useMemo(
    (): readonly TimeSeries[] => [
      {
        key: 'rank',
        name: '市值排名',
        kind: 'rank',
        shape: 'step',
        points: points.map(({ time, rank }) => [time, rank]),
      },
    ],
    [points],
  );
  return (
    <TimeSeriesChart
      title={joinSpaced(name, '市值排名')}
      source="币镜按每周末的流通市值排名，流通量取现值；数字越小名次越高"
      asOf={asOf}
      height={HEIGHT}
      series={series}
      ranges={RANGES}
      firstRange="1y"
      axisNames={{ left: '名次' }}
    />
  );
}
