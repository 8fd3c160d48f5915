/** Makes one thing once however many wait for it at the same time; what is made is not kept. */
export function createCoalescer<Value>(): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const underway = new Map<string, Promise<Value>>();
  return (key, make) => {
    const running = underway.get(key);
    if (running) return running;
    const promise = make().finally(() => underway.delete(key));
    underway.set(key, promise);
    return promise;
  };
}
