import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

describe('a part that comes when needed', () => {
  it('is fetched once, however often it is asked for', () => {
    const load = vi.fn(async () => () => null);
    const { preload } = lazyPart(load);
    preload();
    preload();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is fetched again after a failure', async () => {
    const load = vi.fn(async () => () => null).mockRejectedValueOnce(new Error('offline'));
    const { preload } = lazyPart(load);
    preload();
    await vi.waitFor(() => {
      preload();
      expect(load).toHaveBeenCalledTimes(2);
    });
  });
});
