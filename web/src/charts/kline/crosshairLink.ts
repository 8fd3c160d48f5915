import type { Chart } from 'klinecharts';

const charts = new Set<Chart>();

/** A pane that no chart has: the vertical line is drawn, the horizontal one is not. */
const NO_PANE = 'linked';
/** Beyond every chart, px: the library accepts a position, but cannot clear it. */
const NOWHERE = 1_000_000;

/**
 * Links a chart to the others of the page: their crosshairs follow its crosshair in time. Returns a function that
 * unlinks it.
 */
export function linkCrosshair(chart: Chart): () => void {
  const pointOthers = (time: number | undefined) => {
    for (const other of charts) {
      if (other === chart) continue;
      const x = time === undefined ? NOWHERE : xAt(other, time);
      other.executeAction('onCrosshairChange', { x, paneId: NO_PANE });
    }
  };
  const onChange = (data?: unknown) => pointOthers(timeIn(chart, data));
  const onLeave = () => pointOthers(undefined);
  charts.add(chart);
  chart.subscribeAction('onCrosshairChange', onChange);
  const dom = chart.getDom();
  dom?.addEventListener('mouseleave', onLeave);
  return () => {
    charts.delete(chart);
    chart.unsubscribeAction('onCrosshairChange', onChange);
    dom?.removeEventListener('mouseleave', onLeave);
  };
}

function xAt(chart: Chart, timestamp: number): number {
  const at = chart.convertToPixel({ timestamp });
  return (Array.isArray(at) ? at[0]?.x : at.x) ?? NOWHERE;
}

function timeIn(chart: Chart, data: unknown): number | undefined {
  const holds = typeof data === 'object' && data !== null && 'x' in data;
  if (!holds || typeof data.x !== 'number') return undefined;
  const at = chart.convertFromPixel([{ x: data.x }]);
  return Array.isArray(at) ? at[0]?.timestamp : at.timestamp;
}
