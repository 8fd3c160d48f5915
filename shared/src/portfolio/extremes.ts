import type { Holding } from './holdings.ts';

/**
 * The holdings that gained most and least on what they cost, by %; null of fewer than two whose gain is known: one alone
 * is neither.
 */
export function extremesOf<Row extends Holding>(
  holdings: readonly Row[],
): { readonly best: Row; readonly worst: Row } | null {
  const known = holdings
    .filter(({ quantity, unrealisedPercent }) => quantity > 0 && unrealisedPercent !== null)
    .toSorted((one, other) => (other.unrealisedPercent ?? 0) - (one.unrealisedPercent ?? 0));
  const [best, worst] = [known[0], known.at(-1)];
  return best === undefined || worst === undefined || best === worst ? null : { best, worst };
}
