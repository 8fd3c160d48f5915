import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import {
  type CoinLongShort,
  LONG_SHORT_PERIODS,
  type LongShortPeriod,
} from '@coinmirror/shared/contract/coin/longShort.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { type ReactNode, useMemo } from 'react';
import { useCoinLongShortQuery } from '#api/endpoints/coinLongShort.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SplitBar } from '#ui/splitBar/SplitBar.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import styles from './LongShort.module.css';
import { longShortColumns } from './longShortColumns.tsx';
import { RatioMeanings } from './RatioMeanings.tsx';
import { useLongShortPeriod } from './useLongShortPeriod.ts';
import { VenueRatios } from './VenueRatios.tsx';

export interface LongShortPanelProps {
  readonly code: string;
  readonly name: string;
  /** The visitors' vote, beside what traders do; belongs to another feature. */
  readonly vote?: ReactNode;
}

const LABELS: Readonly<Record<LongShortPeriod, string>> = {
  '15m': '15 分钟',
  '1h': '1 小时',
  '4h': '4 小时',
  '24h': '24 小时',
};
const HEIGHT = 800;
const rowKey = (row: { readonly exchangeCode: string }) => row.exchangeCode;

/** Longs against shorts: the mean of all exchanges, over time, by exchange, and what the ratios mean. */
export function LongShortPanel({ code, name, vote }: LongShortPanelProps) {
  const { period, setPeriod } = useLongShortPeriod();
  const result = useCoinLongShortQuery(
    { code, period },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <div className={styles.panel}>
      <div>
        <Segmented
          label="统计周期"
          options={LONG_SHORT_PERIODS.map((value) => ({ value, label: LABELS[value] }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      <Loadable
        result={result}
        height={HEIGHT}
        skeleton={<Skeleton height={HEIGHT} />}
        isEmpty={(value) => value === null}
        empty={<EmptyState title="这个币种没有合约，没有多空数据" height={320} />}
      >
        {(value, { asOf }) =>
          value && <Shown name={name} value={value} asOf={asOf} period={LABELS[period]} />
        }
      </Loadable>
      <div className={styles.words}>
        <RatioMeanings />
        {vote}
      </div>
    </div>
  );
}

interface ShownProps {
  readonly name: string;
  readonly value: CoinLongShort;
  readonly asOf: number;
  readonly period: string;
}

function Shown({ name, value, asOf, period }: ShownProps) {
  const series = useMemo(() => seriesOf(value), [value]);
  const state = useTableState('long-short');
  const definition = useColumnTerm();
  return (
    <>
      <p className={styles.what}>
        <DefinedTerm id="meanLongShort" label="全网多空人数比" />（{period}）
      </p>
      <SplitBar
        label={`全网多空人数比（${period}）`}
        sides={[
          { label: '看多', value: value.long, tone: 'up' },
          { label: '看空', value: value.short, tone: 'down' },
        ]}
      />
      <TimeSeriesChart
        title={joinSpaced(name, `多空人数比、大户持仓比与价格（${period}）`)}
        source="币镜按各平台持仓量加权"
        asOf={asOf}
        series={series}
        ranges={NO_RANGES}
        levels={EVEN}
        axisNames={AXES}
      />
      <VenueRatios name={name} exchanges={value.exchanges} asOf={asOf} period={period} />
      <DataTable
        label={`${name}各平台多空比`}
        columns={longShortColumns}
        rows={value.exchanges}
        rowKey={rowKey}
        state={state}
        definition={definition}
        empty={<EmptyState title="没有平台公布多空数据" />}
      />
    </>
  );
}

const NO_RANGES = [{ key: 'all', label: '全部', days: null }] as const;
const EVEN = [{ value: 1, text: '多空相等' }] as const;
const AXES = { left: '比值', right: '价格' } as const;

function seriesOf({ history }: CoinLongShort): readonly TimeSeries[] {
  return [
    {
      key: 'accounts',
      name: '全网多空人数比',
      kind: 'ratio',
      points: history.map((point) => [point.time, point.accountRatio]),
    },
    {
      key: 'positions',
      name: '大户持仓比',
      kind: 'ratio',
      points: history.map((point) => [point.time, point.topPositionRatio]),
    },
    {
      key: 'price',
      name: '价格',
      kind: 'price',
      axis: 'right',
      color: 'neutral',
      points: history.map((point) => [point.time, point.price]),
    },
  ];
}
