import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHub } from './hub.ts';
import type { PushMessage } from './pushMessages.ts';

/** ms in which every burst is over. */
const BURST = 50;

function start() {
  const said: string[] = [];
  const hub = createHub({
    releaseDelay: 1000,
    subscribe: (channels) => said.push(`+${channels.join(',')}`),
    unsubscribe: (channels) => said.push(`-${channels.join(',')}`),
  });
  return { hub, said };
}

function listener() {
  const received: { channel: string; seq: number }[] = [];
  return {
    received,
    push(channel: string, push: PushMessage) {
      const json = JSON.parse(push.text.toString()) as { seq: number };
      received.push({ channel, seq: json.seq });
    },
  };
}

describe('hub', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('asks the upstream once for a channel, however many listen', () => {
    const { hub, said } = start();
    hub.join(listener(), ['a', 'b']);
    hub.join(listener(), ['b', 'c']);
    expect(said).toEqual(['+a,b', '+c']);
  });

  test('leaves a channel only after the last listener, and only after the delay', () => {
    const { hub, said } = start();
    const [one, two] = [listener(), listener()];
    hub.join(one, ['a']);
    hub.join(two, ['a']);
    hub.leave(one, ['a']);
    vi.advanceTimersByTime(2000);
    expect(said).toEqual(['+a']);
    hub.leave(two, ['a']);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['+a', '-a']);
  });

  test('coming back within the delay says nothing to the upstream', () => {
    const { hub, said } = start();
    const one = listener();
    hub.join(one, ['a']);
    hub.leave(one, ['a']);
    hub.join(one, ['a']);
    vi.advanceTimersByTime(5000);
    expect(said).toEqual(['+a']);
  });

  test('a newcomer gets the newest state at once', () => {
    const { hub } = start();
    hub.join(listener(), ['a']);
    hub.receive({ ch: 'a', seq: 1, data: {} });
    hub.receive({ ch: 'a', seq: 2, data: {} });
    vi.advanceTimersByTime(BURST);
    const late = listener();
    hub.join(late, ['a']);
    expect(late.received).toEqual([{ channel: 'a', seq: 2 }]);
  });

  test('what comes in one burst goes out together, the newest state of each channel, once', () => {
    const { hub } = start();
    const [one, two] = [listener(), listener()];
    hub.join(one, ['a', 'b']);
    for (const [ch, seq] of [
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ] as const)
      hub.receive({ ch, seq, data: {} });
    // In the middle of the burst.
    hub.join(two, ['a']);
    expect([one.received, two.received]).toEqual([[], []]);
    vi.advanceTimersByTime(BURST);
    expect(one.received).toEqual([
      { channel: 'a', seq: 3 },
      { channel: 'b', seq: 2 },
    ]);
    expect(two.received).toEqual([{ channel: 'a', seq: 3 }]);
  });

  test('numbers go on growing for visitors when the upstream begins again', () => {
    const { hub } = start();
    const one = listener();
    hub.join(one, ['a']);
    for (const seq of [7, 8, 1, 2]) {
      hub.receive({ ch: 'a', seq, data: {} });
      vi.advanceTimersByTime(BURST);
    }
    expect(one.received.map(({ seq }) => seq)).toEqual([7, 8, 9, 10]);
  });

  test('names that nobody ever speaks on make room for each other, not for real channels', () => {
    const { hub, said } = start();
    hub.join(listener(), ['real']);
    hub.receive({ ch: 'real', seq: 1, data: {} });
    const made = listener();
    hub.join(
      made,
      Array.from({ length: 501 }, (_, index) => `made-up-${index}`),
    );
    expect(said.at(-1)).toBe('-made-up-0');
    expect(hub.joined(made)).toBe(500);
    hub.leaveAll(made);
    expect(hub.joined(made)).toBe(0);
    expect(hub.channels()).toContain('real');
  });
});
