import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { soon } from '#testing/soon.ts';

/** A page that has just opened: the module remembers an interaction for the lifetime of the page. */
async function freshPage() {
  vi.resetModules();
  return import('./useMoved.ts');
}

function move() {
  act(() => {
    window.dispatchEvent(new Event('pointerdown'));
  });
}

test('is true at once where nothing waits', async () => {
  const { useMoved } = await freshPage();
  expect(renderHook(() => useMoved(false)).result.current).toBe(true);
});

test('becomes true in the first idle moment after the first interaction', async () => {
  const { useMoved } = await freshPage();
  const { result } = renderHook(() => useMoved(true));
  expect(result.current).toBe(false);
  move();
  expect(result.current).toBe(false);
  await soon(() => expect(result.current).toBe(true));
});

test('is true at once after the first interaction', async () => {
  const { useMoved } = await freshPage();
  renderHook(() => useMoved(true));
  move();
  expect(renderHook(() => useMoved(true)).result.current).toBe(true);
});

test('becomes true without an interaction when it need not wait any longer', async () => {
  const { useMoved } = await freshPage();
  const { result, rerender } = renderHook(({ waits }) => useMoved(waits), { initialProps: { waits: true } });
  rerender({ waits: false });
  expect(result.current).toBe(true);
});

test('a press on a link is no interaction with this page: it opens another', async () => {
  const { useMoved } = await freshPage();
  const { result } = renderHook(() => useMoved(true));
  const link = document.createElement('a');
  link.href = '/exchange/';
  document.body.append(link);
  act(() => void link.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(result.current).toBe(false);
  move();
  await soon(() => expect(result.current).toBe(true));
  link.remove();
});
