import {
  type DefiPool,
  type DefiPoolPast,
  defiYieldEndpoints,
} from '@coinmirror/shared/contract/defi/yields.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { Level, TimeSeries } from '#charts/series/types.ts';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const usePoolPast = queryHookFor(defiYieldEndpoints, 'defiPoolPast');
const HEIGHT = 280;
/** With its buttons, names and source. */
const ROOM = 410;
const AXES = { left: '年化', right: 'TVL' };
/** Pools that the list offers. */
const OFFERED = 60;

/** What one of the shown pools paid by day, with its mean; the pool is in the address. */
export function PoolPast({ pools }: { readonly pools: readonly DefiPool[] }) {
  const [params, write] = useUrlParams();
  const shown = pools.find(({ id }) => id === params.get('pool')) ?? pools[0];
  const options = useMemo(
    () =>
      pools.slice(0, OFFERED).map(({ id, pair, protocolName, chainName }) => ({
        value: id,
        label: `${protocolName} ${pair} · ${chainName}`,
      })),
    [pools],
  );
  if (shown === undefined) return null;
  return (
    <PageSection
      title="年化走势"
      about={`近 30 日平均 ${formatShare(shown.mean30d)}，现在 ${formatShare(shown.apy)}。`}
      tools={
        <Select
          label="资金池"
          size="s"
          value={shown.id}
          options={options}
          onChange={(pool) => write({ pool })}
        />
      }
    >
      <Past key={shown.id} id={shown.id} />
    </PageSection>
  );
}

function Past({ id }: { readonly id: string }) {
  return (
    <Loadable result={usePoolPast({ id })} height={ROOM} skeleton={<Skeleton height={ROOM} />}>
      {(value, { asOf }) => <PastChart value={value} asOf={asOf} />}
    </Loadable>
  );
}

function PastChart({ value, asOf }: { readonly value: DefiPoolPast; readonly asOf: number }) {
  const { protocolName, pair, mean30d } = value;
  const series = useMemo(() => seriesOf(value), [value]);
  const levels = useMemo<readonly Level[]>(
    () =>
      mean30d === null
        ? []
        : [{ value: Math.round(mean30d * 100) / 100, text: '30 日均值', tone: 'neutral' }],
    [mean30d],
  );
  return (
    <TimeSeriesChart
      title={`${protocolName} ${pair} 年化走势`}
      source="各协议合约"
      asOf={asOf}
      height={HEIGHT}
      series={series}
      levels={levels}
      axisNames={AXES}
      firstRange="1m"
      newest
    />
  );
}

function seriesOf({ days }: DefiPoolPast): readonly TimeSeries[] {
  return [
    { key: 'apy', name: '总APY', kind: 'share', points: days.map(([time, apy]) => [time, apy]) },
    {
      key: 'tvl',
      name: 'TVL',
      kind: 'money',
      axis: 'right',
      hidden: true,
      points: days.map(([time, , tvl]) => [time, tvl]),
    },
  ];
}
