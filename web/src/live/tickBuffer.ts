import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';

import { readTick, type UnreadTick } from './unreadTick.ts';

export interface TickBuffer {
  /** Keeps the newest tick of its coin; an older sequence number is dropped. */
  push(tick: Tick | UnreadTick): void;
  /** Forgets what is waiting. */
  clear(): void;
}

/**
 * Collects ticks and hands the newest of each coin over together, once per `interval` ms; silent while nothing comes.
 * What is not read yet is read then, so that of a coin that ticks ten times a beat nine are never read.
 */
export function createTickBuffer(interval: number, flush: (ticks: readonly Tick[]) => void): TickBuffer {
  const waiting = new Map<string, Tick | UnreadTick>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat() {
    timer = waiting.size > 0 ? setTimeout(beat, interval) : undefined;
    const ticks = [...waiting.values()].flatMap((tick) => ('text' in tick ? (readTick(tick) ?? []) : tick));
    waiting.clear();
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
