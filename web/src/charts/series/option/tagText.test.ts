import { expect, it } from 'vitest';
import { createValueText } from '../text/valueText.ts';
import type { ValueKind } from '../types.ts';
import { tagText } from './marks.ts';

it.each([
  ['price', 0.23, '$0.2300'],
  ['price', 0.13756, '$0.1376'],
  ['price', 0.0000219, '$0.0₄219'],
  ['price', 131_386.44, '$131,386'],
  ['price', 5_311.19, '$5,311.19'],
  ['money', 2_680_000_000_000, '$2.68万亿'],
  ['ratio', 0.7443, '0.7443'],
  ['percent', -0.15, '−0.15%'],
] as const)('the tag of a %s of %d reads %s', (kind: ValueKind, value, said) => {
  const text = createValueText(kind, { unit: 'usd', rates: {}, suffix: '' });
  expect(tagText(kind, text, value)).toBe(said);
});
