import { type ChartRange, CHART_RANGES as WIRE_RANGES } from '@coinmirror/shared/contract/coinCharts.ts';
import { useSearchParams } from 'react-router';
import { CHART_VIEWS, type ChartView, knownOr } from './chartViews.ts';

export interface ChartAddress {
  readonly view: ChartView;
  readonly range: ChartRange;
  readonly setView: (view: ChartView) => void;
  readonly setRange: (range: string) => void;
}

const VIEWS = CHART_VIEWS.map((one) => one.value);

/** What the chart shows, kept in the address (`?chart=cap&range=m`), so that a link shows the same picture. */
export function useChartAddress(): ChartAddress {
  const [search, setSearch] = useSearchParams();
  function set(name: string, value: string) {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return {
    view: knownOr(VIEWS, search.get('chart'), 'usd'),
    range: knownOr(WIRE_RANGES, search.get('range'), 'd'),
    setView: (view) => set('chart', view),
    setRange: (range) => set('range', range),
  };
}
