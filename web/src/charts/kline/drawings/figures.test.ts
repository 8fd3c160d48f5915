import { DRAWING_TOOLS, TOOL_NAMES } from '@coinmirror/shared/drawings/tools.ts';
import { describe, expect, it } from 'vitest';
import { figuresOf } from './figuresOf.ts';
import { rayEnd, type Sketch } from './sketch.ts';
import { spanText } from './studyFigures.ts';

const HOUR = 3_600_000;
const at = [
  { x: 100, y: 200 },
  { x: 300, y: 100 },
  { x: 200, y: 250 },
];
const anchors = [
  { time: 0, price: 100 },
  { time: 5 * HOUR, price: 110 },
  { time: 2 * HOUR, price: 95 },
];

function sketch(count: number, changes: Partial<Sketch> = {}): Sketch {
  return {
    at: at.slice(0, count),
    anchors: anchors.slice(0, count),
    width: 800,
    height: 400,
    minutes: 60,
    places: 2,
    toY: (price) => 1200 - price * 10,
    text: '支撑位',
    gain: '#00aa00',
    loss: '#aa0000',
    ...changes,
  };
}

const wordsOf = (tool: (typeof TOOL_NAMES)[number], made: Sketch) =>
  figuresOf(tool, made)
    .map(({ attrs }) => attrs)
    .flatMap((attrs) =>
      typeof attrs === 'object' && attrs && 'text' in attrs && typeof attrs.text === 'string'
        ? [attrs.text]
        : [],
    );

describe('figuresOf', () => {
  it.each(TOOL_NAMES)('draws %s from its points, and anything fewer without an exception', (tool) => {
    const needed = DRAWING_TOOLS[tool].points ?? 3;
    for (let count = 0; count < needed; count += 1)
      expect(Array.isArray(figuresOf(tool, sketch(count)))).toBe(true);
    expect(figuresOf(tool, sketch(0))).toEqual([]);
    expect(figuresOf(tool, sketch(needed)).length).toBeGreaterThan(0);
  });

  it('writes the text of a note, and the price of a level', () => {
    expect(wordsOf('text', sketch(1))).toEqual(['支撑位']);
    expect(wordsOf('horizontal', sketch(1))).toEqual(['100.00']);
  });

  it('measures price, percent, candles and time', () => {
    expect(wordsOf('measure', sketch(2))).toEqual(['+10.00 (+10.00%)  5 根  5小时']);
  });

  it('places retracement levels by their price, on any axis', () => {
    const doubled = figuresOf('fibonacci', sketch(2, { toY: (price) => price * 2 }));
    const heights = doubled.flatMap(({ attrs, type }) =>
      type === 'line' ? [(attrs as { coordinates: { y: number }[] }).coordinates[0]?.y] : [],
    );
    expect(heights[0]).toBe(220);
    expect(heights.at(-1)).toBe(200);
    expect(heights).toContain(210);
  });

  it('shows reward, risk and their ratio', () => {
    expect(wordsOf('long', sketch(3)).at(-1)).toBe('盈亏比 2.00');
    expect(wordsOf('short', sketch(3)).at(-1)).toBe('盈亏比 --');
  });
});

describe('rayEnd', () => {
  it.each([
    ['right', { x: 0, y: 0 }, { x: 10, y: 5 }, { x: 100, y: 50 }],
    ['left', { x: 50, y: 10 }, { x: 40, y: 20 }, { x: 0, y: 60 }],
    ['down', { x: 5, y: 5 }, { x: 5, y: 9 }, { x: 5, y: 80 }],
    ['up', { x: 5, y: 9 }, { x: 5, y: 5 }, { x: 5, y: 0 }],
  ])('leaves the pane to the %s', (_, from, through, end) => {
    expect(rayEnd(from, through, 100, 80)).toEqual(end);
  });
});

describe('spanText', () => {
  it.each([
    [0, '0分'],
    [15 * 60_000, '15分'],
    [-26 * HOUR, '−1天 2小时'],
    [48 * HOUR, '2天'],
  ])('%d ms is %s', (span, text) => {
    expect(spanText(span)).toBe(text);
  });
});
