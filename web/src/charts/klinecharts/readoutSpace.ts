import type { Chart } from 'klinecharts';

/** The library's name for the candles' pane. */
export const CANDLE_PANE = 'candle_pane';

/** Height of one line of values and of the highest-price mark below them, px. The library scales it with the pane. */
const LINE = 30;
const MARK = 20;
/** On a phone the values of an indicator take up to two lines of this height, px. */
const NARROW_LINES = 2;
const NARROW_LINE = 20;
/** The library's default gap, a share of the pane: enough where no value shows without the crosshair. */
const BARE = 0.2;

/**
 * Keeps candles, lines and bars clear of the values at the top of a chart's panes: one line for each indicator of a pane, and
 * one for the candle; on a phone, where the candle has none, two for each. Call it again when panes or indicators have
 * changed.
 */
export function reserveReadoutSpace(
  chart: Pick<Chart, 'getIndicators' | 'getYAxes' | 'overrideYAxis'>,
  isNarrow: boolean,
): void {
  const indicators = new Map([[CANDLE_PANE, 0]]);
  // What has no name says nothing there.
  for (const { paneId, shortName } of chart.getIndicators())
    if (shortName !== '') indicators.set(paneId, (indicators.get(paneId) ?? 0) + 1);
  for (const [paneId, count] of indicators) {
    const top = gapOf(count, paneId === CANDLE_PANE, isNarrow);
    // Setting it makes the library lay out every pane again.
    const isLeft = chart.getYAxes({ paneId }).every(({ gap }) => gap.top === top);
    if (!isLeft) chart.overrideYAxis({ paneId, gap: { top } });
  }
}

function gapOf(indicators: number, hasCandles: boolean, isNarrow: boolean): number {
  if (!isNarrow) return (indicators + (hasCandles ? 1 : 0)) * LINE + MARK;
  if (indicators === 0) return BARE;
  return indicators * NARROW_LINES * NARROW_LINE + (hasCandles ? MARK : 0);
}
