import type { CandlePeriod } from '@coinmirror/shared/kline/address.ts';

/** A chart beside the page's own. */
export interface SideChart {
  readonly ticker: string;
  readonly period: CandlePeriod;
}

/** What stands beside a chart until something else is chosen: the same pair, farther and farther away. */
const USUAL_PERIODS: readonly CandlePeriod[] = [60, 240, 1440];

/** The charts beside the page's own where `count` stand in all: those that were chosen, else the usual ones. */
export function sideCharts(
  count: number,
  chosen: readonly SideChart[],
  ticker: string,
): readonly SideChart[] {
  return USUAL_PERIODS.slice(0, count - 1).map((period, place) => chosen[place] ?? { ticker, period });
}

/** The chosen charts with one of them changed; those before it are kept as they are shown. */
export function changeSide(
  shown: readonly SideChart[],
  place: number,
  changes: Partial<SideChart>,
): SideChart[] {
  return shown.map((side, at) => (at === place ? { ...side, ...changes } : side));
}
