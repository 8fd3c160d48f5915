import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import {
  type FundingPast,
  futuresPastEndpoints,
} from '@coinmirror/shared/contract/dashboards/futuresPast.ts';
import { shortExchangeName } from '@coinmirror/shared/format/exchangeName.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { PastCoin, usePastCoin } from './PastCoin.tsx';

const useFundingPast = queryHookFor(futuresPastEndpoints, 'fundingPast');

const HEIGHT = 320;
const ROOM = 420;
/** Exchanges with a line from the beginning, beside the mean. */
const SHOWN = 2;
const RANGES = [
  { key: '7d', label: '7日', days: 7 },
  { key: '30d', label: '30日', days: 30 },
] as const;
const AXES = { left: '费率（8H）' } as const;
const LEVELS = [{ value: 0.01, text: '常态' }] as const;

/** Funding of the chosen coin by exchange over 30 days. */
export function FundingPastPart() {
  const { code } = usePastCoin();
  const [params] = useUrlParams();
  const result = useFundingPast({ code }, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <PageSection
      title="30 日资金费率"
      about="每 8 小时结算一次，均值按持仓量加权；每小时结算的平台按 8 小时折算。"
      tools={<PastCoin coins={result.data?.value.coins} />}
    >
      <Loadable
        result={result}
        height={ROOM}
        skeleton={<Skeleton height={ROOM} />}
        isEmpty={({ points }) => points.every(({ mean }) => mean === null)}
        empty={<EmptyState title="本站启动以来还没有记录满一次结算" />}
      >
        {(value, { asOf }) => <PastChart value={value} asOf={asOf} chosen={params.get('venue')} />}
      </Loadable>
    </PageSection>
  );
}

interface PastChartProps {
  readonly value: FundingPast;
  readonly asOf: number;
  /** The exchange that the address asks for. */
  readonly chosen: string | null;
}

function PastChart({ value, asOf, chosen }: PastChartProps) {
  const series = useMemo(() => fundingSeries(value, chosen), [value, chosen]);
  return (
    <TimeSeriesChart
      // Which lines are hidden is set where a chart begins.
      key={`${value.code} ${chosen ?? ''}`}
      title={`${value.symbol} 资金费率`}
      source="各合约平台"
      asOf={asOf}
      height={HEIGHT}
      series={series}
      ranges={RANGES}
      firstRange="30d"
      levels={LEVELS}
      axisNames={AXES}
      newest
    />
  );
}

function fundingSeries({ venues, points }: FundingPast, chosen: string | null): readonly TimeSeries[] {
  const line = { kind: 'percent', digits: 4, shape: 'step' } as const;
  const isKnown = venues.some(({ code }) => code === chosen);
  return [
    {
      ...line,
      key: 'mean',
      name: '均值',
      color: 'ink',
      points: points.map(({ time, mean }) => [time, mean]),
    },
    ...venues.map(
      ({ code, name }, at): TimeSeries => ({
        ...line,
        key: code,
        name: shortExchangeName(name),
        hidden: isKnown ? code !== chosen : at >= SHOWN,
        points: points.map(({ time, rates }) => [time, rates[at] ?? null]),
      }),
    ),
  ];
}
