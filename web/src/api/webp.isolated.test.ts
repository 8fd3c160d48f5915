import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ['decodes the sample', async () => ({ close: () => {} }), 1],
  ['cannot read it', () => Promise.reject(new DOMException('The source image could not be decoded.')), 0],
  ['knows no such call', undefined, 0],
])('a browser that %s is told of in the flag', async (_what, createImageBitmap, flag) => {
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  const { webpSupport } = await import('./webp.ts');
  expect(await webpSupport()).toBe(flag);
});
