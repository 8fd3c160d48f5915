import { expect, test } from 'vitest';
import { sideGroups } from './sideGroups.ts';

test('longs use the palette’s up and shorts its down', () => {
  expect(sideGroups('爆仓', [{ long: 1, short: 2 }])).toMatchObject([
    { name: '多单爆仓', color: 'up', values: [1] },
    { name: '空单爆仓', color: 'down', values: [2] },
  ]);
});
