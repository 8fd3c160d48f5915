import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';

import { readNewest } from './lazyTickParser.ts';

export interface TickBuffer {
  /** Keeps the newest tick of its coin; an older sequence number is dropped. */
  push(tick: Tick): void;
  /** The same for an unparsed tick, which is parsed at the flush. */
  pushText(text: string): void;
  /** Drops what is pending. */
  clear(): void;
}

/**
 * Collects ticks and hands the newest of each coin over together, once per `interval` ms; idle while nothing
 * comes. Texts are parsed only then: of a coin that ticks ten times an interval, nine are never parsed.
 */
export function createTickBuffer(interval: number, flush: (ticks: readonly Tick[]) => void): TickBuffer {
  const waiting = new Map<string, Tick>();
  let texts: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(tick: Tick) {
    const known = waiting.get(tick.code);
    if (!known || known.seq < tick.seq) waiting.set(tick.code, tick);
  }

  function beat() {
    timer = undefined;
    for (const tick of readNewest(texts)) keep(tick);
    const ticks = [...waiting.values()];
    const isSilent = ticks.length === 0 && texts.length === 0;
    texts = [];
    waiting.clear();
    if (!isSilent) start();
    if (ticks.length > 0) flush(ticks);
  }

  function start() {
    timer ??= setTimeout(beat, interval);
  }

  return {
    push(tick) {
      keep(tick);
      start();
    },
    pushText(text) {
      texts.push(text);
      start();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      texts = [];
      waiting.clear();
    },
  };
}
