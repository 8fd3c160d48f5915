import type { Chart } from 'klinecharts';

/** The library's name for the candles' pane. */
export const CANDLE_PANE = 'candle_pane';

/** Height of one line of values and of the highest-price mark below them, px. The library scales it with the pane. */
const LINE = 30;
const MARK = 20;
/** The library's default gap, a share of the pane: enough where values show with the crosshair only. */
const BARE = 0.2;

/**
 * Keeps candles, lines and bars clear of the values at the top of a wide chart's panes: one line for each indicator of
 * a pane, and one for the candle. Call it again when panes or indicators have changed.
 */
export function reserveReadoutSpace(
  chart: Pick<Chart, 'getIndicators' | 'getYAxes' | 'overrideYAxis'>,
  isNarrow: boolean,
): void {
  const lines = new Map([[CANDLE_PANE, 1]]);
  for (const { paneId } of chart.getIndicators()) lines.set(paneId, (lines.get(paneId) ?? 0) + 1);
  for (const [paneId, count] of lines) {
    const top = isNarrow ? BARE : count * LINE + MARK;
    // Setting it makes the library lay out every pane again.
    const isLeft = chart.getYAxes({ paneId }).every(({ gap }) => gap.top === top);
    if (!isLeft) chart.overrideYAxis({ paneId, gap: { top } });
  }
}
