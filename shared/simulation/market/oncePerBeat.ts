import type { SimulatedMarket } from './source.ts';

/** What is made once for every beat of a market, however often it is asked for. */
export function oncePerBeat<Value>(
  { now }: Pick<SimulatedMarket, 'now'>,
  make: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { readonly time: number; readonly value: Promise<Value> } | null = null;
  return () => {
    const time = now();
    if (kept?.time !== time) kept = { time, value: make() };
    return kept.value;
  };
}
