import { expect, it } from 'vitest';
import { readThemeColors } from '#ui/theme/readTokens.ts';
import { groupColor, legendOf } from './groupColor.ts';

const colors = { ...readThemeColors(), series: ['#111111', '#222222'], up: '#ff0000' };
const spot = { key: 'spot', name: '现货', values: [1] };
const swap = { key: 'swap', name: '合约', values: [2] };

it('groups take the chart colours in turn, except one with its own', () => {
  expect([spot, swap, spot].map((group, index) => groupColor(group, index, colors))).toEqual([
    '#111111',
    '#222222',
    '#111111',
  ]);
  expect(groupColor({ ...spot, color: 'up' }, 1, colors)).toBe('#ff0000');
});

it('the saved image names the groups when there are several', () => {
  expect(legendOf([spot], colors)).toEqual([]);
  expect(legendOf([spot, swap], colors)).toEqual([
    { key: 'spot', name: '现货', colors: ['#111111'] },
    { key: 'swap', name: '合约', colors: ['#222222'] },
  ]);
});
