import type { ChartOption } from './useChart.ts';

/** From this many points on, a chart's first drawing would hold the page. */
const MANY = 1000;

/**
 * The first drawing of a chart with many points, in pieces that go each into a frame of its own: the first line, what
 * else is drawn, the slider. Each is merged into those before, and together they are the whole. All other charts are one
 * piece, and so is a chart that is drawn again: the library runs warm then.
 */
export function drawingSteps(option: ChartOption): readonly ChartOption[] {
  const { series, dataZoom, ...frame } = option;
  if (!Array.isArray(series) || countPoints(series) < MANY) return [option];
  const { markArea: _area, markLine: _line, ...first } = series[0] ?? {};
  return [{ ...frame, series: [first] }, { series }, ...(dataZoom === undefined ? [] : [{ dataZoom }])];
}

function countPoints(series: readonly object[]): number {
  return series.reduce(
    (sum, one) => sum + ('data' in one && Array.isArray(one.data) ? one.data.length : 0),
    0,
  );
}
