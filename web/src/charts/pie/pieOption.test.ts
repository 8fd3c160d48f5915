import { PieChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { describe, expect, it } from 'vitest';
import { chartColors } from '#testing/chartColors.ts';
import { keepSlices } from './foldSlices.ts';
import { pieOption } from './pieOption.ts';

use([PieChart, TooltipComponent, SVGRenderer]);

describe('a pie', () => {
  it('names its slices beside them while there is room, also after it was narrow', () => {
    const slices = keepSlices([
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
