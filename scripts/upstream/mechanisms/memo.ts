interface Held<Value> {
  readonly stamp: unknown;
  readonly value: Value;
}

/** Holds the value of each key for as long as its stamp stays the same: a cycle, a revision, the answer it is made from. */
export interface Memo<Key, Value> {
  /** The value of a key; made where none is held, or one of another stamp. */
  of(key: Key, stamp: unknown, make: () => Value): Value;
  drop(key: Key): void;
  clear(): void;
  keys(): Iterable<Key>;
}

/**
 * Makes a memo; a promise that rejects stays as it is until its stamp changes or it is dropped. Of `most` keys the one
 * asked for longest ago is forgotten: where callers choose the keys, and a value is large.
 */
export function createMemo<Key, Value>(most = Number.POSITIVE_INFINITY): Memo<Key, Value> {
  const held = new Map<Key, Held<Value>>();

  function hold(key: Key, one: Held<Value>): void {
    held.delete(key);
    held.set(key, one);
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
  }

  return {
    of(key, stamp, make) {
      const known = held.get(key);
      const current = known && Object.is(known.stamp, stamp) ? known : { stamp, value: make() };
      if (most !== Number.POSITIVE_INFINITY || current !== known) hold(key, current);
      return current.value;
    },
    drop: (key) => void held.delete(key),
    clear: () => held.clear(),
    keys: () => held.keys(),
  };
}

/** Makes a function of an object that is run once for each, and forgotten with it: a world's reader, an answer's rows. */
export function oncePer<Owner extends object, Value, More extends readonly unknown[] = []>(
  make: (owner: Owner, ...more: More) => Value,
): (owner: Owner, ...more: More) => Value {
  const made = new WeakMap<Owner, { readonly value: Value }>();
  return (owner, ...more) => {
    const known = made.get(owner);
    if (known) return known.value;
    const value = make(owner, ...more);
    made.set(owner, { value });
    return value;
  };
}
