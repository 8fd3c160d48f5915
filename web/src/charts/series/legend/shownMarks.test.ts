import { expect, it } from 'vitest';
import { chartColors as colors } from '#testing/chartColors.ts';
import { bandMarks, levelMarks } from '../option/marks.ts';
import { createValueText } from '../text/valueText.ts';
import type { Band, Level, TimeSeries } from '../types.ts';
import { namedMarks } from './shownMarks.ts';

const series: TimeSeries = {
  key: 'one',
  name: '',
  kind: 'ratio',
  points: [
    [0, 0.3],
    [1, 1.4],
  ],
};
const text = createValueText('ratio', { unit: 'usd', rates: {}, suffix: '' });
const drawn = [{ series, index: 0, points: series.points, text }];
const bands: readonly Band[] = [
  { from: null, to: 0.45, text: '抄底', tone: 'success' },
  { from: 0.45, to: 1.2, text: '定投', tone: 'info' },
  { from: 1.2, to: 5, text: '等待', tone: 'warning' },
  { from: 5, to: null, text: '高位', tone: 'error' },
];
const levels: readonly Level[] = [{ value: 0.8, text: '均值' }];

it('a legend of bands and levels lists the visible ones, from top to bottom as in the chart', () => {
  expect(namedMarks({ drawn, bands, levels }).map((mark) => mark.text)).toEqual([
    '等待',
    '定投',
    '均值 0.8000',
    '抄底',
  ]);
});

it('a chart with a band legend labels no bands, one without does', () => {
  const shown = (marks: unknown) => new Set(JSON.stringify(marks).match(/"show":(true|false)/g));
  for (const marksOf of [
    (unnamed: boolean) => bandMarks(bands, colors, unnamed),
    (unnamed: boolean) => levelMarks(levels, colors, unnamed),
  ]) {
    expect(shown(marksOf(true))).toEqual(new Set(['"show":false']));
    expect(shown(marksOf(false))).toEqual(new Set(['"show":true']));
  }
});
