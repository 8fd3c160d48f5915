import type { CandlePeriod } from '@coinmirror/shared/kline/address.ts';

/** A chart beside the main one. */
export interface SideChart {
  readonly ticker: string;
  readonly period: CandlePeriod;
}

/** Default side charts: the same pair in longer and longer periods. */
const USUAL_PERIODS: readonly CandlePeriod[] = [60, 240, 1440];

/** The charts beside the main one, for `count` in all: the chosen ones, else the defaults. */
export function sideCharts(
  count: number,
  chosen: readonly SideChart[],
  ticker: string,
): readonly SideChart[] {
  return USUAL_PERIODS.slice(0, count - 1).map((period, place) => chosen[place] ?? { ticker, period });
}

/** Changes one of the chosen charts; those before it are saved as shown. */
export function changeSide(
  shown: readonly SideChart[],
  place: number,
  changes: Partial<SideChart>,
): SideChart[] {
  return shown.map((side, at) => (at === place ? { ...side, ...changes } : side));
}
