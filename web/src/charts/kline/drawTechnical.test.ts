import { expect, it } from 'vitest';
import { type Drawn, drawTechnical } from './drawTechnical.ts';
import type { Row } from './technicalRows.ts';

const STYLES = {
  indicator: {
    lines: [
      { color: 'orange', size: 1 },
      { color: 'blue', size: 2 },
    ],
    bars: [{}],
    circles: [],
  },
};

/** What is drawn of the rows visible from the second on, ten pixels a candle, with price p at y = 100 - p. */
function drawnOf(rows: Row[], figures: { key: string; type: string }[]) {
  const reported: string[] = [];
  const notify =
    (name: string) =>
    (...at: number[]) =>
      void reported.push(`${name} ${at.join(' ')}`);
  const ctx = {
    beginPath() {},
    setLineDash: (dashes: number[]) => void reported.push(`dashes ${dashes.length}`),
    moveTo: notify('from'),
    lineTo: notify('to'),
    stroke: () => void reported.push(`stroke ${ctx.strokeStyle}`),
    fillRect: (...at: number[]) => void reported.push(`rect ${ctx.fillStyle} ${at.join(' ')}`),
    strokeStyle: '',
    fillStyle: '',
    lineWidth: 0,
  };
  const drawn: unknown = {
    ctx,
    chart: {
      getVisibleRange: () => ({ from: 1, to: rows.length }),
      getBarSpace: () => ({ halfGapBar: 4 }),
      getStyles: () => STYLES,
    },
    indicator: { result: rows, figures },
    xAxis: { convertToPixel: (place: number) => place * 10 },
    yAxis: { convertToPixel: (value: number) => 100 - value },
  };
  drawTechnical(drawn as Drawn, (row, key) => ((row[key] ?? 0) >= 0 ? 'up' : 'down'));
  return reported;
}

it('a line is one path that starts before the edge and breaks where a value is unknown', () => {
  const rows = [{ ma: 10 }, { ma: 20 }, { ma: null }, { ma: 30 }];
  expect(drawnOf(rows, [{ key: 'ma', type: 'line' }])).toEqual([
    'dashes 0',
    'from 0 90',
    'to 10 80',
    'from 30 70',
    'stroke orange',
  ]);
});

it('bars start at zero in the colour of their direction, each line in a colour of its own', () => {
  const rows = [
    { bar: null, a: 1, b: 2 },
    { bar: -5, a: 1, b: 2 },
    { bar: 5, a: 1, b: 2 },
  ];
  const figures = ['a', 'b'].map((key) => ({ key, type: 'line' }));
  expect(
    drawnOf(rows, [...figures, { key: 'bar', type: 'bar' }]).filter(
      (one) => !/^(?:from|to|dashes) /.test(one),
    ),
  ).toEqual(['stroke orange', 'stroke blue', 'rect down 6 100 8 5', 'rect up 16 95 8 5']);
});
