import type { Tick } from '@coinmirror/shared/contract/live.ts';

export interface TickBuffer {
  /** Keeps the newest tick of its coin; an older sequence number is dropped. */
  push(tick: Tick): void;
  /** Forgets what is waiting. */
  clear(): void;
}

/** Parts of an interval; each coin has one of its own, so that a hundred rows are never laid out in one frame. */
const TURNS = 5;

/** Collects ticks and hands each coin's newest over at most once per `interval` ms; silent while nothing comes. */
export function createTickBuffer(interval: number, flush: (ticks: readonly Tick[]) => void): TickBuffer {
  const waiting = Array.from({ length: TURNS }, () => new Map<string, Tick>());
  const turns = new Map<string, Map<string, Tick>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beat = 0;

  function turnOf(code: string): Map<string, Tick> {
    const known = turns.get(code);
    if (known) return known;
    const turn = waiting[turns.size % TURNS] ?? new Map<string, Tick>();
    turns.set(code, turn);
    return turn;
  }

  function next() {
    timer = waiting.some((turn) => turn.size > 0) ? setTimeout(empty, interval / TURNS) : undefined;
  }

  function empty() {
    const turn = waiting[beat % TURNS];
    beat += 1;
    const ticks = [...(turn?.values() ?? [])];
    turn?.clear();
    if (ticks.length > 0) flush(ticks);
    next();
  }

  return {
    push(tick) {
      const turn = turnOf(tick.code);
      const known = turn.get(tick.code);
      if (known && known.seq >= tick.seq) return;
      turn.set(tick.code, tick);
      if (timer === undefined) next();
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      for (const turn of waiting) turn.clear();
    },
  };
}
