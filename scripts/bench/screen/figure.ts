import type { Screen } from './visit.ts';

/** Figures of one page in one turn, by name; ms. */
export type Turn = Readonly<Record<string, number>>;

/** The promise for a figure: maximum ms, or maximum ratio to the hand-written page. */
export type Promised = { readonly ms: number } | { readonly ratio: number } | undefined;

/** One figure of both pages, ms, with the product's promise. */
export interface Figure {
  readonly name: string;
  readonly ours: number;
  readonly bare: number;
  readonly promised: Promised;
}

const TURNS = 3;

/**
 * Both pages in turn, so that other load on the machine affects both, and each figure's best turn: other processes can
 * only make it worse.
 */
export async function inTurns(
  screens: readonly Screen[],
  promises: Readonly<Record<string, Promised>>,
  measure: (screen: Screen) => Promise<Turn>,
): Promise<Figure[]> {
  const best: Record<Screen['name'], Record<string, number>> = { ours: {}, bare: {} };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const screen of screens) {
      const kept = best[screen.name];
      for (const [name, value] of Object.entries(await measure(screen)))
        kept[name] = Math.min(value, kept[name] ?? Number.POSITIVE_INFINITY);
    }
  }
  const value = (screen: Screen['name'], name: string) => best[screen][name] ?? Number.NaN;
  return Object.entries(promises).map(([name, promised]) => ({
    name,
    ours: value('ours', name),
    bare: value('bare', name),
    promised,
  }));
}

/** The quantile `part`: 0.5 is the median, 1 the maximum. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
