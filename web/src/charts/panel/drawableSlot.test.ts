import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Drawable } from './drawable.ts';
import { createDrawableSlot } from './drawableSlot.ts';

const chart: Drawable = { toCanvas: () => Promise.reject(new Error('not drawn here')) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('hands over a chart that is already there at once', async () => {
  const slot = createDrawableSlot();
  slot.set(chart);
  expect(await slot.within(0)).toBe(chart);
});

it('hands over a chart that comes in time to everybody who waits', async () => {
  const slot = createDrawableSlot();
  const both = Promise.all([slot.within(1_000), slot.within(1_000)]);
  await vi.advanceTimersByTimeAsync(900);
  slot.set(chart);
  expect(await both).toEqual([chart, chart]);
});

it('reports that none came, and drops the waiters', async () => {
  const slot = createDrawableSlot();
  const waited = slot.within(1_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waited).toBeNull();
  slot.set(chart);
  expect(await slot.within(0)).toBe(chart);
});

it('waits for the next chart when the last one has gone', async () => {
  const slot = createDrawableSlot();
  slot.set(chart);
  slot.set(null);
  const waited = slot.within(10);
  await vi.advanceTimersByTimeAsync(10);
  expect(await waited).toBeNull();
});
