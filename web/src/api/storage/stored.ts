import type { TotalCodec } from './codec.ts';
import { readStored, writeStored } from './localStore.ts';
import { watchStored } from './otherTabs.ts';

/** A value this browser remembers under a key, shared by several components. */
export interface Stored<Value> {
  readonly get: () => Value;
  /** Returns whether the browser saved it; subscribers see the value either way. */
  readonly set: (value: Value) => boolean;
  /** Calls back on each change, from other tabs too; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The value under `key`; what its codec does not understand stays stored. */
export function createStored<Value>(key: string, codec: TotalCodec<Value>): Stored<Value> {
  const listeners = new Set<() => void>();
  let current: Value | undefined;
  let unwatch = () => {};

  function take(value: Value) {
    current = value;
    for (const listener of listeners) listener();
  }

  return {
    get() {
      current ??= codec.read(readStored(key));
      return current;
    },
    set(value) {
      take(value);
      return writeStored(key, codec.write(value, readStored(key)));
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        current = codec.read(readStored(key));
        unwatch = watchStored(key, (value) => take(codec.read(value)));
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch();
      };
    },
  };
}
