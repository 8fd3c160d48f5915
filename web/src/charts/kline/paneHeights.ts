import type { Chart } from 'klinecharts';

/** Height of a pane below the candles, px, by the key of its indicator. */
export type PaneHeights = Readonly<Record<string, number>>;

const PREFIX = 'pane-';
/** A drag counts as over when nothing has moved for this long, ms. */
const QUIET = 300;

/** The library's name for an indicator's pane. */
export const paneOf = (key: string) => PREFIX + key;

/** Applies chosen heights to panes; the others keep the library's default. */
export function setPaneHeights(chart: Chart, heights: PaneHeights): void {
  for (const { paneId } of chart.getIndicators()) {
    const height = paneId.startsWith(PREFIX) ? heights[paneId.slice(PREFIX.length)] : undefined;
    if (height !== undefined) chart.setPaneOptions({ id: paneId, height });
  }
}

/** Reports the heights of all panes after one was dragged; returns a function that unsubscribes. */
export function followPaneHeights(chart: Chart, notify: (heights: PaneHeights) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onDrag = () => {
    clearTimeout(timer);
    timer = setTimeout(() => notify(heightsOf(chart)), QUIET);
  };
  chart.subscribeAction('onPaneDrag', onDrag);
  return () => {
    clearTimeout(timer);
    chart.unsubscribeAction('onPaneDrag', onDrag);
  };
}

function heightsOf(chart: Chart): PaneHeights {
  const panes = chart.getPaneOptions();
  if (!Array.isArray(panes)) return {};
  return Object.fromEntries(
    panes
      .filter(({ id }) => id.startsWith(PREFIX))
      .map(({ id, height }) => [id.slice(PREFIX.length), Math.round(height)]),
  );
}
