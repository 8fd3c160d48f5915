import { expect, it } from 'vitest';
import { createValueText } from '../text/valueText.ts';
import type { ValueKind } from '../types.ts';
import { levelName } from './levelName.ts';

function on(kind: ValueKind, axis: 'left' | 'right' = 'left') {
  const text = createValueText(kind, { unit: 'usd', rates: {}, suffix: '' });
  return [{ series: { key: 'one', name: '', kind, axis, points: [] }, index: 0, points: [], text }];
}

it.each([
  ['price', 0.227, '开盘 $0.2270'],
  ['price', 0.0000219, '开盘 $0.0₄219'],
  ['ratio', 1, '开盘 1.00'],
  ['percent', 0, '开盘 0%'],
  ['share', 100, '开盘 100%'],
] as const)('a level among values of kind %s is named with its value %d: %s', (kind, value, name) => {
  expect(levelName({ value, text: '开盘' }, on(kind))).toBe(name);
});

it('a level of an axis without values has its name alone', () => {
  expect(levelName({ value: 1, text: '开盘' }, on('price', 'right'))).toBe('开盘');
});
