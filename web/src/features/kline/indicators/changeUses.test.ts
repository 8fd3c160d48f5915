import { technicalOf, usualUse } from '@coinmirror/shared/technical/technicals.ts';
import { describe, expect, it } from 'vitest';
import { setParam, toggleUse } from './changeUses.ts';

const [ma, macd] = ['MA', 'MACD'].map((key) => {
  const technical = technicalOf(key);
  if (!technical) throw new Error(`no ${key}`);
  return technical;
});
if (!ma || !macd) throw new Error('no indicators');

describe('toggleUse', () => {
  it('adds an indicator with its default parameters, and removes it again', () => {
    const one = toggleUse([usualUse(ma)], macd);
    expect(one).toEqual([
      { key: 'MA', params: [5, 10, 30, 60] },
      { key: 'MACD', params: [12, 26, 9] },
    ]);
    expect(toggleUse(one, ma)).toEqual([{ key: 'MACD', params: [12, 26, 9] }]);
  });
});

describe('setParam', () => {
  it.each([
    ['a count', 7, [7, 10, 30, 60]],
    ['too much', 9999, [500, 10, 30, 60]],
    ['nothing', Number.NaN, [5, 10, 30, 60]],
  ])('sets %s within its bounds', (_, value, params) => {
    expect(setParam([usualUse(ma)], ma, 0, value)).toEqual([{ key: 'MA', params }]);
  });

  it('changes no other indicator', () => {
    expect(setParam([usualUse(ma)], macd, 0, 5)).toEqual([usualUse(ma)]);
  });
});
