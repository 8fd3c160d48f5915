import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '#testing/soon.ts';
import { followOtherTabs } from './followOtherTabs.ts';

const dispatch = vi.fn();
const received: (string | null)[] = [];
const receive = ({ key }: StorageEvent) => void received.push(key);
const startFollowing = vi.fn(() => window.addEventListener('storage', receive));

function otherTabStores(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => {
  received.length = 0;
  startFollowing.mockClear();
});
afterEach(() => window.removeEventListener('storage', receive));

describe('following other tabs', () => {
  it('reports what they stored before its code was loaded, each change once', async () => {
    const arrival = Promise.withResolvers<{ startFollowing: typeof startFollowing }>();
    followOtherTabs(dispatch, () => arrival.promise);
    for (const key of ['stars', 'alerts', 'stars', null]) otherTabStores(key);
    arrival.resolve({ startFollowing });
    await soon(() => expect(startFollowing).toHaveBeenCalledWith(dispatch));
    expect(received).toEqual(['stars', 'alerts', null]);
    otherTabStores('stars');
    expect(received).toHaveLength(4);
  });

  it('loads its code again when the network is back, and misses nothing', async () => {
    const load = vi.fn(async () => ({ startFollowing })).mockRejectedValueOnce(new Error('offline'));
    followOtherTabs(dispatch, load);
    await soon(() => expect(load).toHaveBeenCalledOnce());
    otherTabStores('stars');
    await soon(() => {
      window.dispatchEvent(new Event('online'));
      expect(startFollowing).toHaveBeenCalledOnce();
    });
    expect(received).toEqual(['stars']);
  });
});
