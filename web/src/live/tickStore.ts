import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';

/** The newest ticks, for the components that show them. */
export interface Ticks {
  /** The newest tick of a coin; undefined until one came. */
  of(code: string): Tick | undefined;
  /** Time of the newest tick of all, epoch ms; 0 when there is none. */
  newestTime(): number;
  /** Calls `onTick` whenever the coin's tick changes, until the returned function is called. */
  watch(code: string, onTick: () => void): () => void;
  /** Calls `onCycle` whenever any tick changes, until the returned function is called. */
  subscribe(onCycle: () => void): () => void;
}

/** The write side, for the live client. */
export interface TickStore extends Ticks {
  /** Takes in the ticks of one flush; each coin at most once. */
  receive(ticks: readonly Tick[]): void;
  /** Drops coins that nobody wants any more. */
  drop(codes: readonly string[]): void;
}

/**
 * The newest tick of each coin. It is not in the Redux store: four dispatches a second would run the
 * selectors of every star and every button of a table's rows.
 */
export function createTickStore(): TickStore {
  const ticks = new Map<string, Tick>();
  const watchers = new Map<string, Set<() => void>>();
  const listeners = new Set<() => void>();
  let newest = 0;

  function notify(codes: readonly string[]) {
    for (const code of codes) for (const onTick of watchers.get(code) ?? []) onTick();
    for (const onCycle of listeners) onCycle();
  }

  return {
    of: (code) => ticks.get(code),
    newestTime: () => newest,
    watch(code, onTick) {
      const listening = watchers.get(code) ?? new Set();
      watchers.set(code, listening.add(onTick));
      return () => {
        listening.delete(onTick);
        if (listening.size === 0 && watchers.get(code) === listening) watchers.delete(code);
      };
    },
    subscribe(onCycle) {
      listeners.add(onCycle);
      return () => void listeners.delete(onCycle);
    },
    receive(received) {
      for (const tick of received) {
        ticks.set(tick.code, tick);
        newest = Math.max(newest, tick.time);
      }
      notify(received.map(({ code }) => code));
    },
    drop(codes) {
      if (codes.length === 0) return;
      for (const code of codes) ticks.delete(code);
      newest = [...ticks.values()].reduce((latest, { time }) => Math.max(latest, time), 0);
      notify(codes);
    },
  };
}
