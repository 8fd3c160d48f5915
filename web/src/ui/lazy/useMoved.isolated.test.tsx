import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { soon } from '#testing/soon.ts';

/** A page that has just opened: whether its visitor has moved is remembered for as long as it is there. */
async function freshPage() {
  vi.resetModules();
  return import('./useMoved.ts');
}

function move() {
  act(() => {
    window.dispatchEvent(new Event('pointerdown'));
  });
}

test('what waits for nothing has nothing to wait for', async () => {
  const { useMoved } = await freshPage();
  expect(renderHook(() => useMoved(false)).result.current).toBe(true);
});

test('what waits is told in the first idle moment after the first move', async () => {
  const { useMoved } = await freshPage();
  const { result } = renderHook(() => useMoved(true));
  expect(result.current).toBe(false);
  move();
  expect(result.current).toBe(false);
  await soon(() => expect(result.current).toBe(true));
});

test('what comes after the first move does not wait', async () => {
  const { useMoved } = await freshPage();
  renderHook(() => useMoved(true));
  move();
  expect(renderHook(() => useMoved(true)).result.current).toBe(true);
});

test('what need not wait any longer goes on without a move', async () => {
  const { useMoved } = await freshPage();
  const { result, rerender } = renderHook(({ waits }) => useMoved(waits), { initialProps: { waits: true } });
  rerender({ waits: false });
  expect(result.current).toBe(true);
});
