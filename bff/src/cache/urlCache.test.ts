import { expect, test, vi } from 'vitest';
import { createUrlCache } from './urlCache.ts';

const LONG = `/${'a'.repeat(512)}`;

test.each([
  ['an address is read once', '/a', { page: 'a' }, 1],
  ['one that asks for nothing is read each time', '/nothing', null, 2],
  ['and one that is too long to be kept', LONG, { page: 'long' }, 2],
])('%s', (_what, address, asked, reads) => {
  const remember = createUrlCache<{ page: string }>();
  const read = vi.fn(() => asked);
  expect([remember(address, read), remember(address, read)]).toEqual([asked, asked]);
  expect(read).toHaveBeenCalledTimes(reads);
});
