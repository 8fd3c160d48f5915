import { expect, it } from 'vitest';
import { createValueText } from '../text/valueText.ts';
import type { SeriesPoint } from '../types.ts';
import { closesOf } from './closesOf.ts';

const text = createValueText('price', { unit: 'usd', rates: {}, suffix: '' });
const drawn = (coin: string | undefined, points: readonly SeriesPoint[]) => ({
  series: {
    ...{ key: 'price', name: '价格', kind: 'price' as const, points },
    ...(coin === undefined ? {} : { closesOf: coin }),
  },
  index: 0,
  points,
  text,
});

it('a chart draws the closes of the range shown, of series that are closes', () => {
  const points: readonly SeriesPoint[] = [
    [1, 5],
    [2, null],
    [9, 7],
  ];
  expect(closesOf([drawn('bitcoin', points), drawn(undefined, points), drawn('tether', [])])).toEqual([
    { coin: 'bitcoin', from: 1, to: 9 },
  ]);
});
