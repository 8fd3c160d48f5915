import { closesToNow } from '@coinmirror/shared/portfolio/closesToNow.ts';
import type { CostMethod } from '@coinmirror/shared/portfolio/costMethod.ts';
import type { Quote } from '@coinmirror/shared/portfolio/holdings.ts';
import { BITCOIN } from '@coinmirror/shared/portfolio/insteadBitcoin.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { missingCloses, valueOverTime } from '@coinmirror/shared/portfolio/valueOverTime.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import type { DayCloses } from '../dayClosesApi.ts';
import styles from '../portfolio.module.css';
import { useHoldingCloses } from '../useHoldingCloses.ts';
import { missingText } from './missingText.ts';

interface ValueChartProps {
  readonly trades: readonly Trade[];
  readonly method: CostMethod;
  /** Prices of now, by coin: today ends with them. */
  readonly quotes: ReadonlyMap<string, Quote>;
  readonly nameOf: (code: string) => string;
}

const HEIGHT = 300;

/** The value of the holdings at the end of each day, from the first trade on, beside their cost. */
export function ValueChart(props: ValueChartProps) {
  const result = useHoldingCloses(props.trades);
  return (
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />} isEmpty={() => false}>
      {(known, { asOf }) => <Drawn {...props} known={known} asOf={asOf} />}
    </Loadable>
  );
}

interface DrawnProps extends ValueChartProps {
  readonly known: DayCloses;
  readonly asOf: number;
}

function Drawn({ trades, method, quotes, nameOf, known, asOf }: DrawnProps) {
  const { closes, failed } = known;
  const days = useMemo(
    () => valueOverTime(trades, closesToNow(new Map(closes), quotes, asOf), asOf, method),
    [trades, closes, quotes, asOf, method],
  );
  const missing = useMemo(() => missingCloses(days), [days]);
  const series = useMemo(() => {
    const recorded = trades.some(({ code }) => code === BITCOIN) && { closesOf: BITCOIN };
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
  }, [days, trades]);
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
      {missing.length > 0 && <p className={styles.note}>{missingText(missing, failed, nameOf)}</p>}
    </>
  );
}
