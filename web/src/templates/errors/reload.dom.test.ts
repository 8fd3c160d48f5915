import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { soon } from '#testing/soon.ts';
import { loadOrReload, mayReloadForChunk, reloadOnceAfter500 } from './reload.ts';

const MINUTE = 60_000;

describe('a chunk that failed to load', () => {
  it('reloads the page at most once a minute', () => {
    expect(mayReloadForChunk(1_000_000)).toBe(true);
    expect(mayReloadForChunk(1_000_000 + MINUTE - 1)).toBe(false);
    expect(mayReloadForChunk(1_000_000 + MINUTE)).toBe(true);
  });

  it('reloads again, once, when the clock was set back meanwhile', () => {
    expect(mayReloadForChunk(1_000_000_000)).toBe(true);
    expect(mayReloadForChunk(1_000_000_000 - 60 * MINUTE)).toBe(true);
    expect(mayReloadForChunk(1_000_000_000 - 60 * MINUTE + 1)).toBe(false);
  });

  it('rejects when the page was just reloaded for one', async () => {
    const reload = vi.fn();
    mayReloadForChunk(Date.now());
    await expect(loadOrReload(() => Promise.reject(new Error('gone')), reload)).rejects.toThrow('gone');
    expect(reload).not.toHaveBeenCalled();
  });

  it('renders nothing while the page reloads', async () => {
    const reload = vi.fn();
    const settled = vi.fn();
    void loadOrReload(() => Promise.reject(new Error('gone')), reload).then(settled, settled);
    await soon(() => expect(reload).toHaveBeenCalledOnce());
    expect(settled).not.toHaveBeenCalled();
  });

  it('does not reload when that could not be remembered', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(mayReloadForChunk(5_000_000)).toBe(false);
    setItem.mockRestore();
  });
});

describe('a 500', () => {
  it('reloads once while its cookie lives', () => {
    const reload = vi.fn();
    expect(reloadOnceAfter500(reload)).toBe(true);
    expect(reloadOnceAfter500(reload)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload without cookies to guard it', () => {
    const reload = vi.fn();
    const set = vi.spyOn(Cookies, 'set').mockReturnValue(undefined);
    expect(reloadOnceAfter500(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    set.mockRestore();
  });
});

it('nothing reloads while offline, which would replace the visitor’s input by the browser’s error page', async () => {
  const reload = vi.fn();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnceAfter500(reload)).toBe(false);
  await expect(loadOrReload(() => Promise.reject(new Error('gone')), reload)).rejects.toThrow('gone');
  online.mockRestore();
  expect(reload).not.toHaveBeenCalled();
  expect(mayReloadForChunk(Date.now())).toBe(true);
});

it('nothing reloads for what failed offline and is reported when the network is just back', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  window.dispatchEvent(new Event('online'));
  expect(mayReloadForChunk(Date.now())).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(mayReloadForChunk(Date.now())).toBe(true);
  vi.useRealTimers();
});
