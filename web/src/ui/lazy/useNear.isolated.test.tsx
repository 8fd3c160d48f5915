import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { soon } from '#testing/soon.ts';
import { useNear } from './useNear.ts';

test('what is only near the screen waits for the visitor’s first interaction', async () => {
  const margins: (string | undefined)[] = [];
  class Observer {
    constructor(_heard: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margins.push(options?.rootMargin);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const target = { current: document.createElement('div') };
  renderHook(() => useNear(target));
  expect(margins).toEqual(['0px']);
  act(() => void window.dispatchEvent(new Event('pointermove')));
  await soon(() => expect(margins.at(-1)).toBe('400px'));
  vi.unstubAllGlobals();
});
