import { expect, it, test } from 'vitest';
import { parseClock } from './clock.ts';

const START = Date.UTC(2026, 0, 1);

it('an empty clock is the real time', () => {
  expect(parseClock('', () => 42)?.()).toBe(42);
});

it('an instant is a frozen clock', () => {
  let real = 0;
  const clock = parseClock('2026-01-01T00:00:00Z', () => real);
  real = 60_000;
  expect(clock?.()).toBe(START);
});

it('from: starts at the instant and advances', () => {
  let real = 1_000;
  const clock = parseClock('from:2026-01-01T00:00:00Z', () => real);
  real = 6_000;
  expect(clock?.()).toBe(START + 5_000);
});

test.each(['yesterday', 'from:', 'from:never', '1970-01-01', 'from:9999-12-31T00:00:00Z'])(
  '%j is not a clock',
  (text) => {
    expect(parseClock(text)).toBeNull();
  },
);
