import { expect, it } from 'vitest';
import { bandEnds } from './bandEnds.ts';

it.each([
  [{ from: null, to: 0.45 }, '', '<0.45'],
  [{ from: 0.45, to: 1.2 }, '', '0.45–1.2'],
  [{ from: 5, to: null }, '', '>5'],
  [{ from: 0, to: 80 }, '%', '0–80%'],
  [{ from: -70, to: -30 }, '%', '−70% 至 −30%'],
  [{ from: -50, to: 20 }, '%', '−50% 至 20%'],
  [{ from: null, to: null }, '%', ''],
])('the ends of %o in %j are written %s', (band, unit, text) => {
  expect(bandEnds(band, unit)).toBe(text);
});
