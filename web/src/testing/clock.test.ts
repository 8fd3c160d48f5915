import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock, TEST_NOW } from './clock.ts';
import { soon } from './soon.ts';

const SLOWEST_FILE = 600_000;

const RealDate = Date;
let stopClock: () => void;

beforeEach(() => {
  stopClock = startClock();
});
afterEach(() => stopClock());

test('a test starts at the market’s instant, whatever the date', () => {
  for (const now of [Date.now(), Date.parse(new Date().toISOString()), Date.parse(Date())]) {
    expect(Math.abs(now - TEST_NOW)).toBeLessThan(SLOWEST_FILE);
  }
});

test('its clock runs, and behaves like any clock otherwise', async () => {
  const before = Date.now();
  await soon(() => expect(Date.now()).toBeGreaterThan(before));
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2026, 10, 20)).toBeInstanceOf(Date);
  expect(Date.UTC(2026, 0, 1)).toBe(Date.parse('2026-01-01T00:00:00Z'));
});

test('fake timers replace it and restore it', () => {
  vi.useFakeTimers({ now: 5 });
  expect([Date.now(), new Date().toISOString()]).toEqual([5, '1970-01-01T00:00:00.005Z']);
  vi.useRealTimers();
  expect(Math.abs(Date.now() - TEST_NOW)).toBeLessThan(SLOWEST_FILE);
});

test('a file that started it restores the real one', () => {
  startClock();
  stopClock();
  expect(Date).toBe(RealDate);
  expect(Math.abs(Date.now() - performance.timeOrigin - performance.now())).toBeLessThan(SLOWEST_FILE);
});
