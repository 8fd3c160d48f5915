import * as v from 'valibot';
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

/** The value under `key`, validated by its schema; an invalid one counts as the initial value. */
export function createStored<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  initial: Value,
): Stored<Value> {
  const listeners = new Set<() => void>();
  const decode = (value: unknown): Value => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : initial;
  };
  let current: Value | undefined;
  let unwatch = () => {};

  function take(value: Value) {
    current = value;
    for (const listener of listeners) listener();
  }

  return {
    get() {
      current ??= decode(readStored(key));
      return current;
    },
    set(value) {
      take(value);
      return writeStored(key, value);
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        current = decode(readStored(key));
        unwatch = watchStored(key, (value) => take(decode(value)));
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch();
      };
    },
  };
}
