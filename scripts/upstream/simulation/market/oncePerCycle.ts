import type { SimulatedMarket } from './source.ts';

/** Memoizes a value per whole cycle of a market (its instant, epoch ms). */
export function oncePerCycle<Value>(
  { now }: Pick<SimulatedMarket, 'now'>,
  make: (time: number) => Value,
): () => Value {
  let cached: { readonly time: number; readonly value: Value } | null = null;
  return () => {
    const time = now();
    if (cached?.time !== time) cached = { time, value: make(time) };
    return cached.value;
  };
}
