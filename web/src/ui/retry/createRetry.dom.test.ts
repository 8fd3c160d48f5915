import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetry } from './createRetry.ts';
import { tellLineBack } from './lineBack.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Fails each time; says when each attempt came, s after the first failure. */
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

it('what fails is attempted again with growing pauses', () => {
  const { retry, attempts } = failing();
  vi.advanceTimersByTime(220_000);
  expect(attempts).toEqual([3, 9, 21, 45, 93, 153, 213]);
  retry.stop();
  vi.advanceTimersByTime(200_000);
  expect(attempts).toHaveLength(7);
});

it('nothing is attempted behind another tab, and at once when this one is looked at', () => {
  const { retry, attempts } = failing();
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  expect(attempts).toEqual([]);
  setHidden(false);
  expect(attempts).toEqual([60]);
  retry.stop();
});

it('a network that is back is tried at once, and from the first pause on', () => {
  const { retry, attempts } = failing();
  vi.advanceTimersByTime(50_000);
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(3_000);
  expect(attempts).toEqual([3, 9, 21, 45, 50, 53]);
  retry.stop();
});

it('a connection that works again for everybody is tried by each within two seconds', () => {
  const { retry, attempts } = failing(0.5);
  tellLineBack();
  vi.advanceTimersByTime(1_100);
  expect(attempts).toEqual([1]);
  retry.stop();
});

it('never has more than one attempt before it', () => {
  const attempt = vi.fn();
  const retry = createRetry(attempt, () => 0);
  retry.failed();
  retry.failed();
  setHidden(false);
  window.dispatchEvent(new Event('online'));
  tellLineBack();
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
});

it('waits for nothing while somebody else attempts it', () => {
  const { retry, attempts } = failing();
  retry.pause();
  vi.advanceTimersByTime(60_000);
  expect(attempts).toEqual([]);
});
