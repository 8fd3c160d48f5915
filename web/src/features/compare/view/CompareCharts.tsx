import { coinCorrelation } from '@coinmirror/shared/indicators/correlation.ts';
import type { ComparedPrices } from '@coinmirror/shared/sentences/compare.ts';
import { useMemo } from 'react';
import { HeatMap } from '#charts/heatMap/HeatMap.tsx';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import { isSimulated } from '#ui/simulated.ts';
import { AgainstBitcoin } from './AgainstBitcoin.tsx';
import styles from './comparison.module.css';

interface CompareChartsProps {
  readonly coins: readonly ComparedPrices[];
  readonly asOf: number | null;
}

const sourceOf = () => (isSimulated() ? '币镜综合各交易平台成交，日线' : '各币种成交最多的交易对，日线');

/** Prices rebased to 100 at the start of the chosen range, and the coins' correlation. */
export function CompareCharts({ coins, asOf }: CompareChartsProps) {
  const series = useMemo(
    () =>
      coins.map(({ code, symbol, prices }) => ({
        key: code,
        name: symbol,
        kind: 'price' as const,
        closesOf: code,
        points: prices.map(({ time, priceUsd }) => [time, priceUsd] as const),
      })),
    [coins],
  );
  const matrix = useMemo(
    () =>
      coins.map((one) => ({
        name: one.symbol,
        values: coins.map((other) =>
          coinCorrelation(
            one.prices.map((point) => point.priceUsd),
            other.prices.map((point) => point.priceUsd),
          ),
        ),
      })),
    [coins],
  );
  return (
    <>
      <h2 className={styles.heading}>走势对比（起点为 100）</h2>
      <TimeSeriesChart
        title="走势对比"
        source={sourceOf()}
        asOf={asOf}
        series={series}
        firstRange="1y"
        log="offered"
        comparable="always"
      />
      <AgainstBitcoin coins={coins} source={sourceOf()} asOf={asOf} />
      {coins.length > 1 && (
        <>
          <h2 className={styles.heading}>相关性（近 90 日，日对数收益率）</h2>
          <HeatMap
            title="相关性矩阵"
            source={`${sourceOf()}；1 为同向，−1 为反向`}
            asOf={asOf}
            columns={coins.map(({ symbol }) => symbol)}
            rows={matrix}
            rowName="币种"
            kind="coefficient"
            scale="level"
          />
        </>
      )}
    </>
  );
}
