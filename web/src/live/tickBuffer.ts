import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import { createCoalescer } from '@coinmirror/shared/live/coalescer.ts';
import { after } from './timer.ts';

export interface TickBuffer {
  /** Keeps the newest tick of its coin; an older sequence number is dropped. */
  push(tick: Tick): void;
  /** Drops what is pending. */
  clear(): void;
}

/**
 * Collects ticks and hands the newest of each coin over together, once per `interval` ms; idle while nothing
 * comes.
 */
export function createTickBuffer(interval: number, flush: (ticks: readonly Tick[]) => void): TickBuffer {
  const waiting = createCoalescer<Tick>({
    later: after(interval),
    isNewer: (one, other) => one.seq > other.seq,
    flush: (newest) => flush([...newest.values()]),
  });
  return { push: (tick) => waiting.push(tick.code, tick), clear: waiting.clear };
}
