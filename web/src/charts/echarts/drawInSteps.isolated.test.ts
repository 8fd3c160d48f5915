import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '#testing/soon.ts';
import { drawInSteps } from './drawInSteps.ts';
import { drawingSteps } from './drawingSteps.ts';
import './drawnParts.ts';
import type { ChartOption } from './useChart.ts';

use(SVGRenderer);

const points = (count: number) => Array.from({ length: count }, (_, at) => [at, at % 7]);
const option = (count: number) =>
  ({
    animation: false,
    xAxis: { type: 'value' },
    yAxis: { type: 'value' },
    dataZoom: [{ type: 'slider' }],
    series: [
      { id: 'price', type: 'line', data: points(count), markArea: { data: [[{ yAxis: 0 }, { yAxis: 1 }]] } },
      { id: 'value', type: 'line', data: points(count) },
    ],
  }) satisfies ChartOption;

describe('the drawing steps', () => {
  it('are the first line, the other series, the marks over them, the pointer handling, the slider', () => {
    const whole = { ...option(500), tooltip: { trigger: 'axis' }, axisPointer: { snap: true } } as const;
    const [price, value] = whole.series;
    const { markArea: _, ...line } = price ?? {};
    expect(drawingSteps(whole)).toEqual([
      { animation: false, xAxis: whole.xAxis, yAxis: whole.yAxis, series: [line] },
      { series: [line, value] },
      { series: whole.series },
      { tooltip: whole.tooltip, axisPointer: whole.axisPointer },
      { dataZoom: whole.dataZoom },
    ]);
  });

  it('leave out what a chart does not have', () => {
    const [, line] = option(500).series;
    expect(drawingSteps({ series: [line ?? {}] })).toEqual([{ series: [line] }]);
  });

  it('are a single step where there is little to draw, or no list of series', () => {
    const small = option(49);
    expect(drawingSteps(small)).toEqual([small]);
    const pie: ChartOption = { baseOption: { series: [] }, media: [] };
    expect(drawingSteps(pie)).toEqual([pie]);
  });
});

describe('drawing in steps', () => {
  const box = document.createElement('div');
  const chart = () => init(box, null, { renderer: 'svg', width: 400, height: 200 });
  const counts = (drawn: ReturnType<typeof chart>) => {
    const { series = [], dataZoom = [], markArea = [] } = drawn.getOption() as Record<string, unknown[]>;
    return [series.length, dataZoom.length, markArea.length];
  };
  let made: ReturnType<typeof chart>;
  beforeEach(() => {
    made = chart();
  });
  afterEach(() => made.dispose());

  it('ends with the whole option, one step after the other', async () => {
    const seen: number[][] = [];
    made.on('rendered', () => {
      seen.push(counts(made));
    });
    drawInSteps(made, drawingSteps(option(500)));
    await soon(() => expect(counts(made)).toEqual([2, 1, 1]));
    expect(seen[0]).toEqual([1, 0, 0]);
    expect(seen).toContainEqual([2, 0, 1]);
  });

  it('stops when cancelled', async () => {
    const stop = drawInSteps(made, drawingSteps(option(500)));
    const setOption = vi.spyOn(made, 'setOption');
    const drawn = new Promise((resolve) => made.on('rendered', resolve));
    stop();
    await drawn;
    expect(setOption).not.toHaveBeenCalled();
    expect(counts(made)).toEqual([1, 0, 0]);
  });
});
