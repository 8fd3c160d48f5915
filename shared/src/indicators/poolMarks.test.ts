import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../time/units.ts';
import { poolMarks, poolTurnover } from './poolMarks.ts';

const NOW = Date.UTC(2026, 2, 10);
const calm = {
  liquidity: 2e6,
  volume24h: 3e6,
  buyers: 400,
  sellers: 380,
  createdAt: NOW - 30 * DAY,
  premium: 0.4,
};

describe('the marks of a pool', () => {
  test('are none where its numbers are ordinary, and none where they are unknown', () => {
    expect(poolMarks(calm, NOW)).toEqual([]);
    const unknown = {
      liquidity: null,
      volume24h: null,
      buyers: null,
      sellers: null,
      createdAt: null,
      premium: null,
    };
    expect(poolMarks(unknown, NOW)).toEqual([]);
  });

  test.each([
    ['thin', { liquidity: 49_999, volume24h: 1_000 }, { liquidity: 50_000, volume24h: 1_000 }],
    ['churned', { volume24h: 40e6 }, { volume24h: 39.9e6 }],
    ['young', { createdAt: NOW - DAY + 1 }, { createdAt: NOW - DAY }],
    ['fewSellers', { buyers: 30, sellers: 1 }, { buyers: 29, sellers: 0 }],
    ['fewSellers', { buyers: 100, sellers: 5 }, { buyers: 100, sellers: 6 }],
    ['offPrice', { premium: -5.01 }, { premium: -5 }],
  ] as const)('say %s from %j on, and not yet at %j', (mark, from, before) => {
    expect(poolMarks({ ...calm, ...from }, NOW)).toEqual([mark]);
    expect(poolMarks({ ...calm, ...before }, NOW)).toEqual([]);
  });

  test('stand with the gravest first', () => {
    const worst = {
      liquidity: 900,
      volume24h: 1e6,
      buyers: 90,
      sellers: 0,
      createdAt: NOW - HOUR,
      premium: 40,
    };
    expect(poolMarks(worst, NOW)).toEqual(['fewSellers', 'offPrice', 'thin', 'churned', 'young']);
  });
});

test('a turnover is unknown of a pool in which nothing lies, and never infinite', () => {
  expect(poolTurnover({ volume24h: 5, liquidity: 0 })).toBeNull();
  expect(poolTurnover({ volume24h: null, liquidity: 5 })).toBeNull();
  expect(poolTurnover({ volume24h: 10, liquidity: 4 })).toBe(2.5);
});
