import { upTo } from '@coinmirror/shared/constants/breakpoints.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { ChartPoint, ChartRange } from '@coinmirror/shared/contract/coin/charts.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Suspense, useMemo } from 'react';
import { useCoinChartsQuery } from '#api/endpoints/coinCharts.ts';
import { TimeSeriesChart } from '#charts/series/TimeSeriesChart.tsx';
import type { ChartEvent } from '#charts/series/types.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { useLiveDetail } from '../useLiveDetail.ts';
import { useVersus } from '../versus/useVersus.ts';
import { VersusPicker } from '../versus/VersusPicker.tsx';
import { versusSeries } from '../versus/versusSeries.ts';
import { candleSource } from './candleSource.ts';
import { CHART_PLACE } from './chartPlace.ts';
import { CHART_RANGES, CHART_VIEWS, type ChartView, openingOf, settled, withVolume } from './chartViews.ts';
import { type ChartAddress, type ChartGraph, useChartAddress } from './useChartAddress.ts';
import { useChartHeight } from './useChartHeight.ts';

const GRAPHS = [
  { value: 'line', label: '走势' },
  { value: 'candles', label: 'K线' },
] as const satisfies readonly { readonly value: ChartGraph; readonly label: string }[];

const { Part: CoinCandles } = lazyPart(async () => (await import('../candles/CoinCandles.tsx')).CoinCandles);

export interface CoinChartProps {
  readonly detail: CoinDetail;
  /** Events marked under the line; keep it stable. */
  readonly events?: readonly ChartEvent[];
  /** Used when the address has no range. */
  readonly firstRange?: ChartRange;
}

/** A window that leaves the chart less room than all its switches need. */
const TIGHT = upTo('tools-below');

const NO_EVENTS: readonly ChartEvent[] = [];

/**
 * The coin's history over a day … everything: as a line, compared with another coin, or as candles. The address holds
 * all of it.
 */
export function CoinChart({ detail, events = NO_EVENTS, firstRange = 'd' }: CoinChartProps) {
  const address = useChartAddress(firstRange);
  return (
    <section aria-label={`${detail.name}走势图`} style={{ minHeight: CHART_PLACE }}>
      {address.graph === 'candles' ? (
        <Suspense fallback={<Skeleton height={CHART_PLACE} />}>
          <CoinCandles
            detail={detail}
            minutes={address.period}
            onMinutes={address.setPeriod}
            source={candleSource()}
          >
            <GraphSwitch address={address} />
          </CoinCandles>
        </Suspense>
      ) : (
        <Line detail={detail} address={address} events={events} />
      )}
    </section>
  );
}

function GraphSwitch({ address }: { readonly address: ChartAddress }) {
  return <Segmented label="图形" options={GRAPHS} value={address.graph} onChange={address.setGraph} />;
}

interface LineProps {
  readonly detail: CoinDetail;
  readonly events: readonly ChartEvent[];
  readonly address: ChartAddress;
}

function Line({ detail, events, address }: LineProps) {
  const result = useCoinChartsQuery(
    { code: detail.code, type: address.range },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <Loadable result={result} height={CHART_PLACE} skeleton={<Skeleton height={CHART_PLACE} />}>
      {(points, { asOf }) => (
        <Drawn detail={detail} points={points} asOf={asOf} address={address} events={events} />
      )}
    </Loadable>
  );
}

interface DrawnProps extends LineProps {
  readonly points: readonly ChartPoint[];
  readonly asOf: number;
}

function Drawn({ detail, points, asOf, events, address }: DrawnProps) {
  const { view, range, setView, setRange, setVersus } = address;
  const { code, name, symbol } = detail;
  const height = useChartHeight();
  const versus = useVersus(address);
  const series = useMemo(
    () =>
      versus.contestant
        ? versusSeries([{ code, name: `${name} ${symbol}`, points }, versus.contestant], view)
        : withVolume(points, view, code),
    [points, view, code, name, symbol, versus.contestant],
  );
  // The opening moves once a minute: the chart is redrawn then, not at each tick.
  const open24h = settled(useLiveDetail(detail).quote.open24h);
  const opening = useMemo(() => openingOf(points, view, range, open24h), [points, view, range, open24h]);
  const inside = useMemo(() => eventsWithin(events, points), [events, points]);
  const title = CHART_VIEWS.find((one) => one.value === view)?.title ?? '';
  const against = versus.contestant ? `与${versus.contestant.name}的涨跌对比` : '';
  return (
    <TimeSeriesChart
      // A comparison has its own axis: hidden lines and 对数 do not carry over.
      key={versus.contestant?.code ?? ''}
      title={`${name} ${symbol} ${title}${against}`}
      source={candleSource()}
      asOf={asOf}
      height={height}
      series={series}
      newest
      plotFirst
      ranges={CHART_RANGES}
      range={{ value: range, onChange: setRange }}
      {...(versus.contestant
        ? { axisNames: AGAINST }
        : { log: 'offered' as const, levels: opening, axisNames: PRICES })}
      events={inside}
      extra={
        <>
          <ViewSwitch view={view} onChange={setView} />
          <GraphSwitch address={address} />
          <VersusPicker own={code} directory={versus.directory} chosen={versus.chosen} onChoose={setVersus} />
          {versus.isFailed && <span role="status">对比币种的走势暂时读不到</span>}
        </>
      }
    />
  );
}

interface ViewSwitchProps {
  readonly view: ChartView;
  readonly onChange: (view: ChartView) => void;
}

/** A list beside the rail of a narrow window, where all the chart's tools have one row. */
function ViewSwitch(props: ViewSwitchProps) {
  const onPhone = useMediaQuery(PHONE);
  const isTight = useMediaQuery(TIGHT) && !onPhone;
  const choice = { label: '图中数值', options: CHART_VIEWS, value: props.view, onChange: props.onChange };
  return isTight ? <Select {...choice} size="s" /> : <Segmented {...choice} />;
}

const PRICES = { right: '成交额' } as const;
const AGAINST = { left: '涨跌（起点为 0%）' } as const;

/** The events within the range: one outside would extend the time axis. */
function eventsWithin(events: readonly ChartEvent[], points: readonly ChartPoint[]): readonly ChartEvent[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return NO_EVENTS;
  return events.filter(({ time }) => time >= first.time && time <= last.time);
}
