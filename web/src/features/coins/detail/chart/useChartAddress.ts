import { type ChartRange, CHART_RANGES as WIRE_RANGES } from '@coinmirror/shared/contract/coin/charts.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { CHART_VIEWS, type ChartView, knownOr } from './chartViews.ts';

/** A line of values, or candles. */
export type ChartGraph = 'line' | 'candles';

export interface ChartAddress {
  readonly graph: ChartGraph;
  readonly view: ChartView;
  readonly range: ChartRange;
  /** Minutes of one candle. */
  readonly period: number;
  /** Code of the compared coin; null for none. */
  readonly versus: string | null;
  readonly setGraph: (graph: ChartGraph) => void;
  readonly setView: (view: ChartView) => void;
  readonly setRange: (range: string) => void;
  readonly setPeriod: (minutes: number) => void;
  readonly setVersus: (code: string | null) => void;
}

const VIEWS = CHART_VIEWS.map((one) => one.value);

/** Candle periods offered here; the K-line page has them all. */
export const OFFERED_PERIODS = [
  { minutes: 15, label: '15分' },
  { minutes: 60, label: '1小时' },
  { minutes: 240, label: '4小时' },
  { minutes: 1440, label: '日线' },
  { minutes: 10_080, label: '周线' },
] as const;
const FIRST_PERIOD = 60;

/**
 * The state of the chart, kept in the address (`?chart=cap&range=m&vs=ethereum`), so that a link shows the same chart.
 */
export function useChartAddress(firstRange: ChartRange = 'd'): ChartAddress {
  const [params, write] = useUrlParams();
  const period = Number(params.get('period'));
  return {
    graph: params.get('graph') === 'candles' ? 'candles' : 'line',
    view: knownOr(VIEWS, params.get('chart'), 'usd'),
    range: knownOr(WIRE_RANGES, params.get('range'), firstRange),
    period: OFFERED_PERIODS.find(({ minutes }) => minutes === period)?.minutes ?? FIRST_PERIOD,
    versus: params.get('vs'),
    setGraph: (graph) => write({ graph: graph === 'line' ? null : graph }),
    setView: (view) => write({ chart: view }),
    setRange: (range) => write({ range }),
    setPeriod: (minutes) => write({ period: String(minutes) }),
    setVersus: (code) => write({ vs: code }),
  };
}
