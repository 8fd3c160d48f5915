import { afterEach, expect, it, vi } from 'vitest';
import { hasShareSheet, openShareSheet } from '../share/shareSheet.ts';
import { copyPicture } from './copyPicture.ts';

const picture = new Blob(['png'], { type: 'image/png' });
afterEach(() => vi.unstubAllGlobals());

it('says so where a page without https has neither clipboard nor share sheet', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyPicture(picture)).toBe(false);
  expect(hasShareSheet()).toBe(false);
  expect(await openShareSheet({ title: '币镜' })).toBe(false);
});

it('copies the picture, and takes a closed share sheet for an answer', async () => {
  const write = vi.fn(async () => undefined);
  const share = vi.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')));
  vi.stubGlobal('navigator', { clipboard: { write }, share });
  vi.stubGlobal('ClipboardItem', class {});
  expect(await copyPicture(Promise.resolve(picture))).toBe(true);
  expect(write).toHaveBeenCalledOnce();
  expect(await openShareSheet({ title: '币镜' })).toBe(true);
});
