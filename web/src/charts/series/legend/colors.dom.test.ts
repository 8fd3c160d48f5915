import { expect, it } from 'vitest';
import { chartColors as colors } from '#testing/chartColors.ts';
import type { TimeSeries } from '../types.ts';
import { legendColors, swatchFill } from './colors.ts';

const flow: TimeSeries = { key: 'flow', name: '净流入', kind: 'money', points: [] };

it('the legend shows both colours of signed bars, and the one colour of everything else', () => {
  expect(legendColors({ ...flow, shape: 'signedBar' }, 1, colors)).toEqual([colors.up, colors.down]);
  expect(legendColors({ ...flow, shape: 'bar', color: 'up' }, 1, colors)).toEqual([colors.up]);
});

it('two colours share the swatch', () => {
  expect(swatchFill(['red'])).toBe('red');
  expect(swatchFill(['red', 'green'])).toBe('linear-gradient(to right, red 0% 50%, green 50% 100%)');
});
