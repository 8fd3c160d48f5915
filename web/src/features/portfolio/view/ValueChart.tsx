import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { byCoin, type Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { missingCloses, valueOverTime } from '@coinmirror/shared/portfolio/valueOverTime.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useDayClosesQuery } from '../dayClosesApi.ts';
import styles from '../portfolio.module.css';
import { missingText } from './missingText.ts';

interface ValueChartProps {
  readonly trades: readonly Trade[];
  readonly nameOf: (code: string) => string;
}

const HEIGHT = 300;
type Closes = Parameters<typeof valueOverTime>[1];

/** The value of the holdings at the end of each day, from the first trade on, beside their cost. */
export function ValueChart({ trades, nameOf }: ValueChartProps) {
  const wanted = useMemo(() => wantedOf(trades), [trades]);
  const result = useDayClosesQuery(wanted);
  return (
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />} isEmpty={() => false}>
      {(closes, { asOf }) => <Drawn trades={trades} nameOf={nameOf} closes={closes} asOf={asOf} />}
    </Loadable>
  );
}

interface DrawnProps extends ValueChartProps {
  readonly closes: readonly (readonly [
    string,
    Closes extends ReadonlyMap<string, infer Days> ? Days : never,
  ])[];
  readonly asOf: number;
}

function Drawn({ trades, nameOf, closes, asOf }: DrawnProps) {
  const days = useMemo(() => valueOverTime(trades, new Map(closes), asOf), [trades, closes, asOf]);
  const missing = useMemo(() => missingCloses(days), [days]);
  const series = useMemo(() => {
    const recorded = closes.some(([code]) => code === 'bitcoin') && { closesOf: 'bitcoin' };
    return [
      {
        key: 'value',
        name: '持仓市值',
        kind: 'money',
        ...recorded,
        points: days.map(({ time, value }) => [time, value] as const),
      },
      {
        key: 'cost',
        name: '持仓成本',
        kind: 'money',
        color: 'neutral',
        points: days.map(({ time, cost }) => [time, cost] as const),
      },
    ] as const;
  }, [days, closes]);
  return (
    <>
      <TimeSeriesChart
        title="持仓市值走势"
        source="自己录入的交易 × 本站日线收盘价"
        asOf={asOf}
        height={HEIGHT}
        series={series}
        firstRange="all"
      />
      {missing.length > 0 && <p className={styles.note}>{missingText(missing, nameOf)}</p>}
    </>
  );
}

/** The requested days of a coin start with its first trade. */
function wantedOf(trades: readonly Trade[]) {
  return [...byCoin(trades)]
    .map(([code, own]) => ({ code, since: Math.min(...own.map(({ day }) => beijingDayStart(day) ?? 0)) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
