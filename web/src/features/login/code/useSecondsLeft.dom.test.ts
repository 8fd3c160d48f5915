import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSecondsLeft } from './useSecondsLeft.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a countdown', () => {
  it('counts down from 59 to 0, one a second', () => {
    const until = performance.now() + 59_000;
    const { result } = renderHook(() => useSecondsLeft(until));
    expect(result.current).toBe(59);
    act(() => vi.advanceTimersByTime(1000));
    expect(result.current).toBe(58);
    act(() => vi.advanceTimersByTime(57_500));
    expect(result.current).toBe(1);
    act(() => vi.advanceTimersByTime(500));
    expect(result.current).toBe(0);
  });

  it.each([-3_600_000, 3_600_000])('is moved by no clock that is set (by %d ms)', (jump) => {
    const until = performance.now() + 59_000;
    const { result } = renderHook(() => useSecondsLeft(until));
    vi.setSystemTime(Date.now() + jump);
    act(() => vi.advanceTimersByTime(1000));
    expect(result.current).toBe(58);
  });

  it('starts with the full time however long the form was open before', () => {
    const { result, rerender } = renderHook(({ until }) => useSecondsLeft(until), {
      initialProps: { until: 0 },
    });
    act(() => vi.advanceTimersByTime(600_000));
    rerender({ until: performance.now() + 59_000 });
    expect(result.current).toBe(59);
  });
});
