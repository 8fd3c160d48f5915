import type { ChartOption } from './useChart.ts';

/** From this many points on, a chart's first drawing would block the main thread. */
const MANY = 100;

/**
 * Splits the first drawing of a chart with many points into steps of one frame each, because the engine has not
 * compiled the library's code yet: the first line, the other series, areas and marks over them, pointer handling, the
 * slider. Each step merges into the previous ones, and together they are the whole option. Any other chart is a single
 * step, and so is a redraw, when the code is warm.
 */
export function drawingSteps(option: ChartOption): readonly ChartOption[] {
  const { series, dataZoom, tooltip, axisPointer, ...frame } = option;
  if (!Array.isArray(series) || countPoints(series) < MANY) return [option];
  const plain = series.map(({ markArea: _area, markLine: _line, ...one }) => one);
  const hasMarks = series.some((one) => 'markArea' in one || 'markLine' in one);
  const pointed = { ...(tooltip && { tooltip }), ...(axisPointer && { axisPointer }) };
  return [
    { ...frame, series: plain.slice(0, 1) },
    ...(plain.length > 1 ? [{ series: plain }] : []),
    ...(hasMarks ? [{ series }] : []),
    ...(Object.keys(pointed).length > 0 ? [pointed] : []),
    ...(dataZoom === undefined ? [] : [{ dataZoom }]),
  ];
}

function countPoints(series: readonly object[]): number {
  return series.reduce(
    (sum, one) => sum + ('data' in one && Array.isArray(one.data) ? one.data.length : 0),
    0,
  );
}
