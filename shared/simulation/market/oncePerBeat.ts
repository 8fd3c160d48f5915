import type { SimulatedMarket } from './source.ts';

/** What is made once for every whole beat of a market (its instant, epoch ms), however often it is asked for. */
export function oncePerBeat<Value>(
  { now }: Pick<SimulatedMarket, 'now'>,
  make: (time: number) => Value,
): () => Value {
  let kept: { readonly time: number; readonly value: Value } | null = null;
  return () => {
    const time = now();
    if (kept?.time !== time) kept = { time, value: make(time) };
    return kept.value;
  };
}
