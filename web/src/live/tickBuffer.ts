import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import { createCoalescer } from '@coinmirror/shared/live/coalescer.ts';
import { headOf, readTick } from './lazyTickParser.ts';
import { after } from './timer.ts';

export interface TickBuffer {
  /** Keeps the newest tick of its coin; an older sequence number is dropped. */
  push(tick: Tick): void;
  /** The same for an unparsed tick, which is parsed at the flush. */
  pushText(text: string): void;
  /** Drops what is pending. */
  clear(): void;
}

interface Waiting {
  readonly seq: number;
  readonly read: () => Tick | null;
}

/**
 * Collects ticks and hands the newest of each coin over together, once per `interval` ms; idle while nothing
 * comes. Texts are parsed only then: of a coin that ticks ten times an interval, nine are never parsed.
 */
export function createTickBuffer(interval: number, flush: (ticks: readonly Tick[]) => void): TickBuffer {
  const waiting = createCoalescer<Waiting>({
    later: after(interval),
    isNewer: (one, other) => one.seq > other.seq,
    flush(values) {
      const ticks = [...values.values()].flatMap(({ read }) => read() ?? []);
      if (ticks.length > 0) flush(ticks);
    },
  });
  return {
    push: (tick) => waiting.push(tick.code, { seq: tick.seq, read: () => tick }),
    pushText(text) {
      const head = headOf(text);
      if (head !== null) waiting.push(head.code, { seq: head.seq, read: () => readTick(text) });
    },
    clear: waiting.clear,
  };
}
