import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSubscriptions } from './subscriptions.ts';

describe('subscriptions', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function start() {
    const log: string[] = [];
    const subscriptions = createSubscriptions({
      releaseDelay: 5000,
      subscribe: (channels) => log.push(`+${channels.join(',')}`),
      unsubscribe: (channels) => log.push(`-${channels.join(',')}`),
    });
    return { subscriptions, log };
  }

  test('a burst of changes goes out as one message, each channel once', async () => {
    const { subscriptions, log } = start();
    subscriptions.retain('a');
    subscriptions.retain('b');
    subscriptions.retain('a');
    await Promise.resolve();
    expect(log).toEqual(['+a,b']);
  });

  test('a channel is left only when its last holder let go, and only after the delay', async () => {
    const { subscriptions, log } = start();
    const first = subscriptions.retain('a');
    const second = subscriptions.retain('a');
    await Promise.resolve();
    first();
    first();
    vi.advanceTimersByTime(6000);
    expect(log).toEqual(['+a']);
    second();
    vi.advanceTimersByTime(5000);
    expect(log).toEqual(['+a', '-a']);
  });

  test('leaving and coming back within the delay says nothing to the server', async () => {
    const { subscriptions, log } = start();
    const release = subscriptions.retain('a');
    await Promise.resolve();
    release();
    vi.advanceTimersByTime(1000);
    subscriptions.retain('a');
    vi.advanceTimersByTime(10_000);
    expect(log).toEqual(['+a']);
    expect(subscriptions.wanted()).toEqual(['a']);
  });
});
