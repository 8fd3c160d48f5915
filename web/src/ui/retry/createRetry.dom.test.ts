import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetry } from './createRetry.ts';
import { announceOnline } from './lineBack.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Always fails; records when each attempt came, s after the first failure. */
function failing(random = 0) {
  const start = Date.now();
  const attempts: number[] = [];
  const retry = createRetry(
    () => {
      attempts.push((Date.now() - start) / 1000);
      retry.failed();
    },
    () => random,
  );
  retry.failed();
  return { retry, attempts };
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('retries with growing backoff', () => {
  const { retry, attempts } = failing();
  vi.advanceTimersByTime(220_000);
  expect(attempts).toEqual([3, 9, 21, 45, 93, 153, 213]);
  retry.stop();
  vi.advanceTimersByTime(200_000);
  expect(attempts).toHaveLength(7);
});

it('does not retry in a hidden tab, and at once when it is shown', () => {
  const { retry, attempts } = failing();
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  expect(attempts).toEqual([]);
  setHidden(false);
  expect(attempts).toEqual([60]);
  retry.stop();
});

it('retries at once when the network is back, and then from the first pause on', () => {
  const { retry, attempts } = failing();
  vi.advanceTimersByTime(50_000);
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(3_000);
  expect(attempts).toEqual([3, 9, 21, 45, 50, 53]);
  retry.stop();
});

it('retries within two seconds when the connection is found to work', () => {
  const { retry, attempts } = failing(0.5);
  announceOnline();
  vi.advanceTimersByTime(1_100);
  expect(attempts).toEqual([1]);
  retry.stop();
});

it('never has more than one attempt pending', () => {
  const attempt = vi.fn();
  const retry = createRetry(attempt, () => 0);
  retry.failed();
  retry.failed();
  setHidden(false);
  window.dispatchEvent(new Event('online'));
  announceOnline();
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

it('pauses while somebody else attempts it', () => {
  const { retry, attempts } = failing();
  retry.pause();
  vi.advanceTimersByTime(60_000);
  expect(attempts).toEqual([]);
});
