import { describe, expect, test } from 'vitest';
import { afterFailure, CLOSED, pauseLeft } from './breaker.ts';
import { failure } from './failure.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const HOUR = 3_600_000;

describe('after a failure a source is left alone', () => {
  test('for six hours where it refuses the region', () => {
    const state = afterFailure(CLOSED, failure('region', '451', { status: 451 }), NOW);
    expect(pauseLeft(state, NOW)).toBe(6 * HOUR);
    expect(state.reason?.kind).toBe('region');
  });

  test('not at all while it works on the answer', () => {
    expect(afterFailure(CLOSED, failure('pending', 'HTTP 202', { status: 202 }), NOW)).toEqual(CLOSED);
  });

  test.each([
    ['CoinGecko says 119 s', 119_000],
    ['Binance bans for two hours', 2 * HOUR],
  ])('for as long as it asks: %s', (_case, retryAfter) => {
    const state = afterFailure(CLOSED, failure('limit', '429', { status: 429, retryAfter }), NOW);
    expect(pauseLeft(state, NOW)).toBe(retryAfter);
    expect(pauseLeft(state, NOW + retryAfter)).toBe(0);
  });

  test('for three days at most, whatever it asks', () => {
    const state = afterFailure(CLOSED, failure('limit', '418', { retryAfter: 900 * HOUR }), NOW);
    expect(pauseLeft(state, NOW)).toBe(72 * HOUR);
  });

  test('longer each time where it says no time, up to a quarter of an hour', () => {
    let state = CLOSED;
    const pauses = [1, 2, 3, 4, 5, 6].map(() => {
      state = afterFailure(state, failure('limit', '429'), NOW);
      return pauseLeft(state, NOW) / 60_000;
    });
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);
  });

  test('not at all after one or two time-outs, then from half a minute to ten', () => {
    let state = CLOSED;
    const pauses = Array.from({ length: 9 }, () => {
      state = afterFailure(state, failure('timeout', 'no answer'), NOW);
      return pauseLeft(state, NOW) / 1_000;
    });
    expect(pauses).toEqual([0, 0, 30, 60, 120, 240, 480, 600, 600]);
  });
});

test('a clock set back by a year prolongs no pause beyond its bound', () => {
  const state = afterFailure(CLOSED, failure('region', '451'), NOW);
  expect(pauseLeft(state, NOW - 365 * 24 * HOUR)).toBe(72 * HOUR);
});
