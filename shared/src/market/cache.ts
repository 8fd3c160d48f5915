/** A small memory of computed parts, by number; the oldest is forgotten when it is full. */
export function createCache<Value>(capacity: number): (key: number, make: () => Value) => Value {
  const entries = new Map<number, Value>();
  let lastKey = Number.NaN;
  let last: Value | undefined;
  return (key, make) => {
    if (key === lastKey && last !== undefined) return last;
    let value = entries.get(key);
    if (value === undefined) {
      value = make();
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
