import type { Chart } from 'klinecharts';

/** Height of a pane below the candles, px, by the key of its indicator. */
export type PaneHeights = Readonly<Record<string, number>>;

const PREFIX = 'pane-';
/** A drag counts as over when nothing has moved for this long, ms. */
const QUIET = 300;

/** The library's name for an indicator's pane. */
export const paneOf = (key: string) => PREFIX + key;

/** Height of a pane that nobody has chosen, px. */
const USUAL = 100;
/** Part of the chart's height that such panes take together at most: the candles keep the rest. */
const MOST = 0.5;

/** Applies chosen heights to panes; the others are as high as usual, or share half of a chart that is too low for that. */
export function setPaneHeights(chart: Chart, heights: PaneHeights): void {
  const panes = [...new Set(chart.getIndicators().map(({ paneId }) => paneId))].filter((id) =>
    id.startsWith(PREFIX),
  );
  const chosen = (id: string) => heights[id.slice(PREFIX.length)];
  const others = panes.filter((id) => chosen(id) === undefined).length;
  const room = (chart.getSize()?.height ?? 0) * MOST;
  const usual = room > 0 ? Math.min(USUAL, Math.floor(room / Math.max(1, others))) : USUAL;
  for (const id of panes) chart.setPaneOptions({ id, height: chosen(id) ?? usual });
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
