import { renderHook } from '@testing-library/react';
import type { Chart } from 'klinecharts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BarState } from './createBarLoader.ts';
import { useBarRetry } from './useBarRetry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function chartWith(first: BarState) {
  const resetData = vi.fn();
  const partial: Partial<Chart> = { resetData };
  const canvas = { chart: partial as Chart, isNarrow: false, hasFailed: false, retry: vi.fn() };
  const hook = renderHook(({ state }: { state: BarState }) => useBarRetry(canvas, state), {
    initialProps: { state: first },
  });
  return { resetData, becomes: (state: BarState) => hook.rerender({ state }) };
}

it('retries candles that failed to load, with growing backoff, until they come', () => {
  const { resetData, becomes } = chartWith('loading');
  for (const [pause, asked] of [
    [3_000, 1],
    [6_000, 2],
    [12_000, 3],
  ] as const) {
    becomes('failed');
    vi.advanceTimersByTime(pause);
    expect(resetData).toHaveBeenCalledTimes(asked);
    becomes('loading');
  }
  becomes('ready');
  vi.advanceTimersByTime(120_000);
  expect(resetData).toHaveBeenCalledTimes(3);
});

it('does not retry candles of a pair that does not exist', () => {
  const { resetData } = chartWith('refused');
  vi.advanceTimersByTime(120_000);
  expect(resetData).not.toHaveBeenCalled();
});
