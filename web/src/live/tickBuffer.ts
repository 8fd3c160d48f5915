import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';

export interface TickBuffer {
  /** Keeps the newest tick of its coin; an older sequence number is dropped. */
  push(tick: Tick): void;
  /** Forgets what is waiting. */
  clear(): void;
}

/** Collects ticks and hands the newest of each coin over together, once per `interval` ms; silent while nothing comes. */
export function createTickBuffer(interval: number, flush: (ticks: readonly Tick[]) => void): TickBuffer {
  const waiting = new Map<string, Tick>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat() {
    const ticks = [...waiting.values()];
    waiting.clear();
    timer = ticks.length > 0 ? setTimeout(beat, interval) : undefined;
    if (ticks.length > 0) flush(ticks);
  }

  return {
    push(tick) {
      const known = waiting.get(tick.code);
      if (known && known.seq >= tick.seq) return;
      waiting.set(tick.code, tick);
      timer ??= setTimeout(beat, interval);
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}
