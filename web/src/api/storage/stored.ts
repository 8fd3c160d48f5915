import * as v from 'valibot';
import { readStored, writeStored } from './localStore.ts';
import { watchStored } from './otherTabs.ts';

/** A value that this browser remembers under a key, and that several components follow. */
export interface Stored<Value> {
  readonly get: () => Value;
  /** Says whether the browser kept it; it is followed either way. */
  readonly set: (value: Value) => boolean;
  /** Calls back on each change, of another tab too; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What is kept under `key`, read through its schema: what does not fit is the initial value. */
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
