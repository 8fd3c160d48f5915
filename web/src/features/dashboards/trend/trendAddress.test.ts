import { describe, expect, test } from 'vitest';
import { readTrendCodes, TREND_MAX, toggledCode } from './trendAddress.ts';

describe('the coins of a trend comparison', () => {
  test.each([
    [null, ['bitcoin', 'ethereum', 'solana']],
    ['', ['bitcoin', 'ethereum', 'solana']],
    ['tron,tron,,<b>', ['tron']],
    ['a,b,c,d,e,f,g', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('%s names %j', (asked, codes) => {
    expect(readTrendCodes(asked)).toEqual(codes);
  });

  test('are added and removed, never the last one, never a seventh', () => {
    expect(toggledCode(['a', 'b'], 'b')).toEqual(['a']);
    expect(toggledCode(['a'], 'a')).toEqual(['a']);
    const full = Array.from({ length: TREND_MAX }, (_, at) => `c${at}`);
    expect(toggledCode(full, 'new')).toEqual(full);
  });
});
