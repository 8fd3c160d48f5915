import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadForStuckCode } from './reloadForStuckCode.ts';

const fetched = vi.fn(async () => new Response('code'));
beforeEach(() => {
  window.localStorage.clear();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    entry('/assets/liveClient-a.js', 0),
    entry('/assets/site-b.js', 90_000),
    entry('/api/coins', 0),
  ]);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function entry(path: string, decodedBodySize: number) {
  const name = `${window.location.origin}${path}`;
  const times = { entryType: 'resource', startTime: 0, duration: 1 };
  return { name, decodedBodySize, ...times, toJSON: () => name };
}

it('asks for files that came empty past the browser’s cache, then reloads, once a minute', async () => {
  const reload = vi.fn(() => expect(fetched).toHaveBeenCalledOnce());
  await reloadForStuckCode(reload);
  const [asked] = fetched.mock.calls;
  expect(asked).toEqual([
    `${window.location.origin}/assets/liveClient-a.js`,
    expect.objectContaining({ cache: 'reload' }),
  ]);
  await reloadForStuckCode(reload);
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads though no file comes', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const reload = vi.fn();
  await reloadForStuckCode(reload);
  expect(reload).toHaveBeenCalledOnce();
});
