/**
 * A small cache of computed parts, by number; the oldest is evicted when it is full. `make` is passed once: a closure
 * per lookup would be most of the garbage of a cycle.
 */
export function createCache<Value>(capacity: number, make: (key: number) => Value): (key: number) => Value {
  const entries = new Map<number, Value>();
  let lastKey = Number.NaN;
  let last: Value | undefined;
  return (key) => {
    if (key === lastKey && last !== undefined) return last;
    let value = entries.get(key);
    if (value === undefined) {
      value = make(key);
      if (entries.size >= capacity) {
        const oldest = entries.keys().next();
        if (!oldest.done) entries.delete(oldest.value);
      }
      entries.set(key, value);
    }
    lastKey = key;
    last = value;
    return value;
  };
}
