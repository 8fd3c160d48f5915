import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { describe, expect, it } from 'vitest';
import { chartColors as colors } from '#testing/chartColors.ts';
import '../echarts/drawnParts.ts';
import { createValueText } from '../series/text/valueText.ts';
import { type BarMark, barMarks, placeAmong, placeNames } from './barMarks.ts';
import { barsOption } from './barsOption.ts';

use(SVGRenderer);

describe('a mark among categories', () => {
  it.each([
    ['on a strike', 130, 1],
    ['between two', 131.5, 1.15],
    ['between two of another distance', 145, 2.25],
    ['a little below the first', 116, -0.4],
    ['below the plot', 90, null],
    ['above the plot', 400, null],
    ['unknown', null, null],
  ])('%s stands at its value', (_what, value, at) => {
    const place = placeAmong([120, 130, 140, 160], value);
    if (at === null) expect(place).toBeNull();
    else expect(place).toBeCloseTo(at, 9);
  });

  it('has no place without two different categories', () => {
    expect([placeAmong([], 1), placeAmong([5, 5], 6), placeAmong([5], 6)]).toEqual([null, null, null]);
    expect(placeAmong([5], 5)).toBe(0);
  });
});

describe('names of marks', () => {
  const placed = (count: number, ...at: readonly number[]) =>
    placeNames(
      at.map((one) => ({ at: one, name: String(one) })),
      count,
    ).map(({ name, align, row }) => [name, align, row]);

  it('stand on the outer sides of two lines close together', () => {
    expect(placed(20, 10.2, 9.8)).toEqual([
      ['9.8', 'right', 0],
      ['10.2', 'left', 0],
    ]);
  });

  it('stand above each other where there is no room beside the lines', () => {
    expect(placed(20, 1, 1.2)).toEqual([
      ['1', 'left', 0],
      ['1.2', 'left', 1],
    ]);
    expect(placed(20, 9, 9, 9)).toEqual([
      ['9', 'center', 0],
      ['9', 'center', 1],
      ['9', 'center', 2],
    ]);
  });

  it('share a row where they are far apart', () => {
    expect(placed(20, 3, 16)).toEqual([
      ['3', 'left', 0],
      ['16', 'center', 0],
    ]);
  });
});

/** x of the dashed lines of a chart drawn by the library, 800 px wide. */
function linesOf(marks: readonly BarMark[], count: number): readonly number[] {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 800, height: 300 });
  const values = Array.from({ length: count }, (_, at) => at + 1);
  const text = createValueText('money', { unit: 'usd', rates: {}, suffix: '' });
  const view = { categories: values.map(String), groups: [{ key: 'a', name: 'A', values }], text, marks };
  chart.setOption({
    ...barsOption({ ...view, signed: false, curve: false, lying: false }, colors),
    animation: false,
  });
  const svg = new DOMParser().parseFromString(chart.renderToSVGString(), 'image/svg+xml');
  const lines = [...svg.querySelectorAll('path[stroke-dasharray]')].map((path) =>
    Number(/^M([\d.]+) /.exec(path.getAttribute('d') ?? '')?.[1]),
  );
  chart.dispose();
  return lines;
}

it('the library draws a line between two categories, not on the nearer one', () => {
  const [first = 0, between = 0, last = 0] = linesOf(
    [
      { at: 0, name: '首' },
      { at: 4.25, name: '现价' },
      { at: 9, name: '末' },
    ],
    10,
  );
  expect((between - first) / (last - first)).toBeCloseTo(4.25 / 9, 2);
  expect(barMarks([], 10, colors).data).toEqual([]);
});
