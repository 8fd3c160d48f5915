import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useThemeColors } from './useThemeColors.ts';

/** Faces that are there, or come when `arrive` is called. */
function facesThat(areThere: boolean) {
  let arrive = () => {};
  const coming = new Promise<FontFace[]>((resolve) => {
    arrive = () => resolve([]);
  });
  const fonts = { check: () => areThere, load: () => coming };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  return () => arrive();
}

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
});

const PLACE = { current: document.body };
const colors = () => renderHook(() => useThemeColors(PLACE));

it('is read again once the face of figures is there, so that a canvas draws with it', async () => {
  const arrive = facesThat(false);
  const { result } = colors();
  const first = result.current;
  expect(first).not.toBeNull();
  await act(async () => arrive());
  expect(result.current).not.toBe(first);
  expect(result.current).toEqual(first);
});

it('is read once where the face is there already', async () => {
  const arrive = facesThat(true);
  const { result } = colors();
  const first = result.current;
  await act(async () => arrive());
  expect(result.current).toBe(first);
});

it('is not read for a chart that has left', async () => {
  const arrive = facesThat(false);
  const { result, unmount } = colors();
  const first = result.current;
  unmount();
  await act(async () => arrive());
  expect(result.current).toBe(first);
});
