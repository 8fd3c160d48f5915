import { expect, test } from 'vitest';
import { readThemeColors } from '#ui/theme/readTokens.ts';
import { barMarks, nearestAt } from './barMarks.ts';

test('two names stand on the outer sides of their lines', () => {
  const { data = [] } = barMarks(
    [
      { at: 7, name: '现价' },
      { at: 5, name: '最大痛点' },
    ],
    readThemeColors(),
  );
  expect(data).toMatchObject([
    { xAxis: 5, label: { formatter: '最大痛点', align: 'right' } },
    { xAxis: 7, label: { formatter: '现价', align: 'left' } },
  ]);
});

test('a value belongs to the nearest category', () => {
  expect(nearestAt([120, 130, 140], 133)).toBe(1);
  expect(nearestAt([120, 130, 140], null)).toBeNull();
  expect(nearestAt([], 1)).toBeNull();
});
