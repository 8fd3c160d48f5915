import { createMemo } from './memo.ts';

/** Memoizes a value per cycle of a market, whose instant (epoch ms) stays the same for as long as its cycle. */
export function oncePerCycle<Value>(
  { now }: { readonly now: () => number },
  make: (time: number) => Value,
): () => Value {
  const memo = createMemo<'now', Value>();
  return () => {
    const time = now();
    return memo.of('now', time, () => make(time));
  };
}
