import type { Tick } from '@coinmirror/shared/contract/liveChannels.ts';
import type { Store } from '@reduxjs/toolkit';
import type { liveSlice } from './liveSlice.ts';

/** The part of the store that holds ticks. */
export type LiveRoot = { readonly [liveSlice.reducerPath]: ReturnType<typeof liveSlice.reducer> };
type LiveStore = Pick<Store<LiveRoot>, 'getState' | 'subscribe'>;

/** Calls `onTick` whenever the newest tick of the coin is another one, until the returned function is called. */
export type WatchTick = (code: string, onTick: () => void) => () => void;

const known = new WeakMap<LiveStore, WatchTick>();

/**
 * One subscription to the store for all live cells: a beat asks the coins that are watched what is new, instead of
 * having every cell ask the store.
 */
export function watchTicksOf(store: LiveStore): WatchTick {
  const watch = known.get(store) ?? createTickWatch(store);
  known.set(store, watch);
  return watch;
}

function createTickWatch(store: LiveStore): WatchTick {
  const watchers = new Map<string, Set<() => void>>();
  const ticksNow = (): Readonly<Record<string, Tick>> => store.getState().live.ticks;
  let before = ticksNow();
  let leave: (() => void) | undefined;

  function look() {
    const was = before;
    before = ticksNow();
    if (before === was) return;
    for (const [code, told] of watchers) {
      if (before[code] !== was[code]) for (const tell of told) tell();
    }
  }

  return (code, onTick) => {
    if (!leave) {
      before = ticksNow();
      leave = store.subscribe(look);
    }
    const told = watchers.get(code) ?? new Set();
    watchers.set(code, told.add(onTick));
    return () => {
      told.delete(onTick);
      if (told.size === 0 && watchers.get(code) === told) watchers.delete(code);
      if (watchers.size > 0) return;
      leave?.();
      leave = undefined;
    };
  };
}
