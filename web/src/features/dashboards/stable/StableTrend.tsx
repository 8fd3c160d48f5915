import type { StableSupplies } from '@coinmirror/shared/contract/dashboards/stable.ts';
import { useMemo } from 'react';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { TimeSeries } from '#charts/series/types.ts';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';

const HEIGHT = 400;
/** Number of lines shown initially, and in total. */
const SHOWN = 4;
const MOST = 6;
const AXES = { left: '流通量' };
const SHARE_AXES = { left: '占比' };
const SOURCE = '发行方披露';

/** The supply of each coin, and its share. */
export function StableTrend({ value, asOf }: { readonly value: StableSupplies; readonly asOf: number }) {
  const supplies = useMemo(() => supplySeries(value), [value]);
  const shares = useMemo(() => shareSeries(value), [value]);
  return (
    <>
      <PageSection title="流通量" tools={<SeriesLinks of="stablesupply" />}>
        <TimeSeriesChart
          title="稳定币流通量"
          source={SOURCE}
          asOf={asOf}
          height={HEIGHT}
          series={supplies}
          axisNames={AXES}
          firstRange="all"
          log="offered"
          comparable="offered"
          newest
        />
      </PageSection>
      <PageSection title="份额">
        <TimeSeriesChart
          title="稳定币流通量份额"
          source={SOURCE}
          asOf={asOf}
          height={HEIGHT}
          series={shares}
          axisNames={SHARE_AXES}
          firstRange="all"
        />
      </PageSection>
    </>
  );
}

function supplySeries({ coins, days }: StableSupplies): readonly TimeSeries[] {
  return coins.slice(0, MOST).map(({ code, symbol }, at) => ({
    key: code,
    name: symbol,
    kind: 'amount',
    hidden: at >= SHOWN,
    points: days.map(({ time, supplies }) => [time, supplies[at] ?? null]),
  }));
}

/** Stacked shares of the total; coins beyond the first ones are summed up. */
function shareSeries({ coins, days }: StableSupplies): readonly TimeSeries[] {
  const named = coins.slice(0, SHOWN);
  const totals = days.map(({ supplies }) => supplies.reduce((sum: number, one) => sum + (one ?? 0), 0));
  const part = (value: number, at: number) =>
    (totals[at] ?? 0) > 0 ? (value / (totals[at] ?? 1)) * 100 : null;
  const stacked = { kind: 'share', shape: 'area', stack: 'share' } as const;
  return [
    ...named.map(
      ({ code, symbol }, place): TimeSeries => ({
        ...stacked,
        key: code,
        name: symbol,
        points: days.map(({ time, supplies }, at) => [time, part(supplies[place] ?? 0, at)]),
      }),
    ),
    {
      ...stacked,
      key: 'others',
      name: '其他',
      color: 'neutral',
      points: days.map(({ time, supplies }, at) => [
        time,
        part(
          supplies.slice(SHOWN).reduce((sum: number, one) => sum + (one ?? 0), 0),
          at,
        ),
      ]),
    },
  ];
}
