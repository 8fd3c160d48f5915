import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFirstScreen } from './firstScreen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part far below renders after ten seconds, for a reader whose program neither scrolls nor points', async () => {
  const draw = vi.fn();
  createFirstScreen().queue(draw, () => false);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(draw).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(draw).toHaveBeenCalledOnce();
});
