import { describe, expect, test } from 'vitest';
import { type BreakerState, CLOSED, createBreaker } from './breaker.ts';
import { failure } from './failure.ts';

const NOW = Date.parse('2026-03-10T04:00:00Z');
const HOUR = 3_600_000;

/** A breaker whose state is held by the test. */
function newBreaker(clock = { time: NOW }) {
  let held: BreakerState = CLOSED;
  const states = {
    find: () => held,
    save: (_source: string, state: BreakerState) => {
      held = state;
    },
    close: () => {
      held = CLOSED;
    },
  };
  return createBreaker('GATE', states, () => clock.time);
}

describe('after a failure a source is left alone', () => {
  test('for six hours where it refuses the region', () => {
    const breaker = newBreaker();
    breaker.failed(failure('region', '451', { status: 451 }));
    expect(breaker.pauseLeft()).toBe(6 * HOUR);
    expect(breaker.refusal()).toMatchObject({ kind: 'region', detail: '451', retryAfter: 6 * HOUR });
  });

  test('not at all while it works on the answer', () => {
    const breaker = newBreaker();
    breaker.failed(failure('pending', 'HTTP 202', { status: 202 }));
    expect(breaker.state()).toEqual(CLOSED);
    expect(breaker.refusal()).toBeNull();
  });

  test.each([
    ['CoinGecko says 119 s', 119_000],
    ['Binance bans for two hours', 2 * HOUR],
  ])('for as long as it asks: %s', (_case, retryAfter) => {
    const clock = { time: NOW };
    const breaker = newBreaker(clock);
    breaker.failed(failure('limit', '429', { status: 429, retryAfter }));
    expect(breaker.pauseLeft()).toBe(retryAfter);
    clock.time += retryAfter;
    expect(breaker.pauseLeft()).toBe(0);
  });

  test('for three days at most, whatever it asks', () => {
    const breaker = newBreaker();
    breaker.failed(failure('limit', '418', { retryAfter: 900 * HOUR }));
    expect(breaker.pauseLeft()).toBe(72 * HOUR);
  });

  test('longer each time where it says no time, up to a quarter of an hour', () => {
    const breaker = newBreaker();
    const pauses = [1, 2, 3, 4, 5, 6].map(() => {
      breaker.failed(failure('limit', '429'));
      return breaker.pauseLeft() / 60_000;
    });
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15]);
  });

  test('not at all after one or two time-outs, then from half a minute to ten', () => {
    const breaker = newBreaker();
    const pauses = Array.from({ length: 9 }, () => {
      breaker.failed(failure('timeout', 'no answer'));
      return breaker.pauseLeft() / 1_000;
    });
    expect(pauses).toEqual([0, 0, 30, 60, 120, 240, 480, 600, 600]);
  });
});

test('a clock set back by a year prolongs no pause beyond its bound', () => {
  const clock = { time: NOW };
  const breaker = newBreaker(clock);
  breaker.failed(failure('region', '451'));
  clock.time -= 365 * 24 * HOUR;
  expect(breaker.pauseLeft()).toBe(72 * HOUR);
});

test('an answer ends what failures have begun', () => {
  const breaker = newBreaker();
  breaker.failed(failure('region', '451'));
  breaker.answered();
  expect(breaker.refusal()).toBeNull();
  expect(breaker.state()).toEqual(CLOSED);
});
