import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { ChartPoint } from '@coinmirror/shared/contract/coinCharts.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coinInfo.ts';
import { useMemo } from 'react';
import { useCoinChartsQuery } from '#api/endpoints/coinCharts.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { ChartEvent } from '#charts/series/types.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { CHART_HEIGHT, CHART_PLACE } from './chartPlace.ts';
import { CHART_RANGES, CHART_VIEWS, toSeries } from './chartViews.ts';
import { type ChartAddress, useChartAddress } from './useChartAddress.ts';

const SOURCE = '币镜综合各交易所成交';

export interface CoinChartProps {
  readonly detail: CoinDetail;
  /** What happened, marked under the line; keep it stable. */
  readonly events?: readonly ChartEvent[];
}

const NO_EVENTS: readonly ChartEvent[] = [];

/** The coin's price, price in BTC, market value or volume over a day … everything. View and range stand in the address. */
export function CoinChart({ detail, events = NO_EVENTS }: CoinChartProps) {
  const address = useChartAddress();
  const result = useCoinChartsQuery(
    { code: detail.code, type: address.range },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <section aria-label={`${detail.name}走势图`} style={{ minHeight: CHART_PLACE }}>
      <Loadable result={result} height={CHART_PLACE} skeleton={<Skeleton height={CHART_PLACE} />}>
        {(points, { asOf }) => (
          <Drawn detail={detail} points={points} asOf={asOf} address={address} events={events} />
        )}
      </Loadable>
    </section>
  );
}

interface DrawnProps {
  readonly detail: CoinDetail;
  readonly points: readonly ChartPoint[];
  readonly asOf: number;
  readonly address: ChartAddress;
  readonly events: readonly ChartEvent[];
}

function Drawn({ detail, points, asOf, events, address: { view, range, setView, setRange } }: DrawnProps) {
  const series = useMemo(() => [toSeries(points, view)], [points, view]);
  const inside = useMemo(() => eventsWithin(events, points), [events, points]);
  const title = CHART_VIEWS.find((one) => one.value === view)?.title ?? '';
  return (
    <TimeSeriesChart
      title={`${detail.name} ${detail.symbol} ${title}`}
      source={SOURCE}
      asOf={asOf}
      height={CHART_HEIGHT}
      series={series}
      ranges={CHART_RANGES}
      range={{ value: range, onChange: setRange }}
      log="offered"
      events={inside}
      extra={<Segmented label="图中数值" options={CHART_VIEWS} value={view} onChange={setView} />}
    />
  );
}

/** The events of the stretch shown: one outside would stretch the axis of time. */
function eventsWithin(events: readonly ChartEvent[], points: readonly ChartPoint[]): readonly ChartEvent[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return NO_EVENTS;
  return events.filter(({ time }) => time >= first.time && time <= last.time);
}
