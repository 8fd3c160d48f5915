import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';

/** The newest ticks, for those who show them. */
export interface Ticks {
  /** The newest tick of a coin; undefined until one came. */
  of(code: string): Tick | undefined;
  /** Time of the newest tick of all, epoch ms; 0 where there is none. */
  newestTime(): number;
  /** Calls `onTick` whenever the tick of the coin is another one, until the returned function is called. */
  watch(code: string, onTick: () => void): () => void;
  /** Calls `onBeat` whenever any tick is another one, until the returned function is called. */
  subscribe(onBeat: () => void): () => void;
}

/** The same for the room that hears them. */
export interface TickStore extends Ticks {
  /** Takes the ticks of one beat in; each coin at most once. */
  receive(ticks: readonly Tick[]): void;
  /** Forgets coins that nobody wants any more. */
  drop(codes: readonly string[]): void;
}

/**
 * What the live room heard last of each coin. Not in the app's store: with each of four beats a second that would ask
 * every star and every button of a table's rows whether anything is new to them.
 */
export function createTickStore(): TickStore {
  const ticks = new Map<string, Tick>();
  const watchers = new Map<string, Set<() => void>>();
  const listeners = new Set<() => void>();
  let newest = 0;

  function tell(codes: readonly string[]) {
    for (const code of codes) for (const onTick of watchers.get(code) ?? []) onTick();
    for (const onBeat of listeners) onBeat();
  }

  return {
    of: (code) => ticks.get(code),
    newestTime: () => newest,
    watch(code, onTick) {
      const told = watchers.get(code) ?? new Set();
      watchers.set(code, told.add(onTick));
      return () => {
        told.delete(onTick);
        if (told.size === 0 && watchers.get(code) === told) watchers.delete(code);
      };
    },
    subscribe(onBeat) {
      listeners.add(onBeat);
      return () => void listeners.delete(onBeat);
    },
    receive(received) {
      for (const tick of received) {
        ticks.set(tick.code, tick);
        newest = Math.max(newest, tick.time);
      }
      tell(received.map(({ code }) => code));
    },
    drop(codes) {
      for (const code of codes) ticks.delete(code);
      newest = [...ticks.values()].reduce((latest, { time }) => Math.max(latest, time), 0);
      tell(codes);
    },
  };
}
