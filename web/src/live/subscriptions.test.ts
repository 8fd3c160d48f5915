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
      onNeeded: (needed) => log.push(needed ? 'needed' : 'not needed'),
    });
    return { subscriptions, log };
  }

  test('sends a burst of changes as one message, each channel once', async () => {
    const { subscriptions, log } = start();
    subscriptions.retain('a', true);
    subscriptions.retain('b', true);
    subscriptions.retain('a', true);
    await Promise.resolve();
    expect(log).toEqual(['needed', '+a,b']);
  });

  test('unsubscribes only when the last holder has released a channel, and only after the delay', async () => {
    const { subscriptions, log } = start();
    const first = subscriptions.retain('a', true);
    const second = subscriptions.retain('a', true);
    await Promise.resolve();
    first();
    first();
    vi.advanceTimersByTime(6000);
    expect(log).toEqual(['needed', '+a']);
    second();
    vi.advanceTimersByTime(5000);
    expect(log).toEqual(['needed', '+a', '-a', 'not needed']);
  });

  test('sends nothing when a channel is released and retained again within the delay', async () => {
    const { subscriptions, log } = start();
    const release = subscriptions.retain('a', true);
    await Promise.resolve();
    release();
    vi.advanceTimersByTime(1000);
    subscriptions.retain('a', true);
    vi.advanceTimersByTime(10_000);
    expect(log).toEqual(['needed', '+a', 'needed']);
    expect(subscriptions.wanted()).toEqual(['a']);
  });

  test('what merely accompanies others is subscribed, and needs no connection', async () => {
    const { subscriptions, log } = start();
    const release = subscriptions.retain('a', false);
    await Promise.resolve();
    expect(log).toEqual(['+a']);
    expect(subscriptions.wanted()).toEqual(['a']);
    release();
    vi.advanceTimersByTime(5000);
    expect(log).toEqual(['+a', '-a', 'not needed']);
  });
});
