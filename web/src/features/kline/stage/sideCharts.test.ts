import { describe, expect, it } from 'vitest';
import { changeSide, sideCharts } from './sideCharts.ts';

describe('sideCharts', () => {
  it('show the same pair in longer periods by default', () => {
    expect(sideCharts(1, [], 'a')).toEqual([]);
    expect(sideCharts(2, [], 'a')).toEqual([{ ticker: 'a', period: 60 }]);
    expect(sideCharts(4, [{ ticker: 'b', period: 5 }], 'a')).toEqual([
      { ticker: 'b', period: 5 },
      { ticker: 'a', period: 240 },
      { ticker: 'a', period: 1440 },
    ]);
  });

  it('change one at a time', () => {
    const shown = sideCharts(4, [], 'a');
    expect(changeSide(shown, 1, { ticker: 'b' })[1]).toEqual({ ticker: 'b', period: 240 });
    expect(changeSide(shown, 1, { ticker: 'b' })[0]).toBe(shown[0]);
  });
});
