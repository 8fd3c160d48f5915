import { PieChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { describe, expect, it } from 'vitest';
import { chartColors } from '#testing/chartColors.ts';
import { unfoldedSlices } from './foldSlices.ts';
import { pieOption } from './pieOption.ts';
import { sliceColor } from './sliceColor.ts';

use([PieChart, TooltipComponent, SVGRenderer]);

describe('a pie', () => {
  it('gives no two slices the same colour: when all are taken, the last is grey', () => {
    const values = chartColors.series.map((_color, at) => ({ name: `第 ${at}`, value: 10 }));
    const slices = unfoldedSlices([...values, { name: '末位', value: 5 }]);
    const colors = slices.map((slice, at) => sliceColor(slice, at, chartColors));
    expect(new Set(colors).size).toBe(slices.length);
    expect(colors.at(-1)).toBe(chartColors.neutral);
  });

  it('labels its slices while there is room, also after it was narrow', () => {
    const slices = unfoldedSlices([
      { name: '币安', value: 5 },
      { name: '欧易', value: 3 },
    ]);
    const chart = init(null, null, { renderer: 'svg', ssr: true, width: 360, height: 300 });
    chart.setOption(pieOption({ slices, donut: true, full: String }, chartColors));
    expect(chart.renderToSVGString()).not.toContain('币安');
    chart.resize({ width: 600, height: 300 });
    expect(chart.renderToSVGString()).toContain('币安 62.50%');
    chart.resize({ width: 360, height: 300 });
    expect(chart.renderToSVGString()).not.toContain('币安');
    chart.dispose();
  });
});
