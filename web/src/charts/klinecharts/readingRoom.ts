import type { Chart } from 'klinecharts';

/** The library's own name of the pane the candles stand in. */
export const CANDLE_PANE = 'candle_pane';

/** Of one line of readings, and of the mark of the highest price under them, px. The library scales them by the pane. */
const LINE = 30;
const MARK = 20;
/** The library's own, a share of the pane: enough where readings come with the crosshair alone. */
const BARE = 0.2;

/**
 * Keeps candles, lines and bars clear of the readings that always stand at the top of a wide chart's panes: one line
 * for each indicator of a pane, and one for the candle. Call it again when panes or indicators have changed.
 */
export function leaveReadingRoom(
  chart: Pick<Chart, 'getIndicators' | 'getYAxes' | 'overrideYAxis'>,
  isNarrow: boolean,
): void {
  const lines = new Map([[CANDLE_PANE, 1]]);
  for (const { paneId } of chart.getIndicators()) lines.set(paneId, (lines.get(paneId) ?? 0) + 1);
  for (const [paneId, count] of lines) {
    const top = isNarrow ? BARE : count * LINE + MARK;
    // The library lays every pane out anew for it.
    const isLeft = chart.getYAxes({ paneId }).every(({ gap }) => gap.top === top);
    if (!isLeft) chart.overrideYAxis({ paneId, gap: { top } });
  }
}
