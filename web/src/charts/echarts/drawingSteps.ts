import type { ChartOption } from './useChart.ts';

/** From this many points on, a chart's first drawing would hold the page. */
const MANY = 100;

/**
 * The first drawing of a chart with many points, in pieces that go each into a frame of its own, since all of the
 * library's code is new to the engine then: the first line, the other series, areas and lines over them, what answers
 * the pointer, the slider. Each is merged into those before, and together they are the whole. All other charts are one
 * piece, and so is a chart that is drawn again: the library runs warm then.
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
