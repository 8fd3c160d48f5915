import type { Screen } from './visit.ts';

/** What one page showed in one turn, by the figure's name; ms. */
export type Turn = Readonly<Record<string, number>>;

/** What the product promises of a figure: ms at most, or a ratio to the page drawn by hand at most. */
export type Promised = { readonly ms: number } | { readonly ratio: number } | undefined;

/** One figure of both pages, ms, with what the product promises of it. */
export interface Figure {
  readonly name: string;
  readonly ours: number;
  readonly bare: number;
  readonly promised: Promised;
}

const TURNS = 3;

/**
 * Both pages in turns, so that whatever else the machine does falls on both, and the best turn of each figure:
 * another process can only make a figure worse.
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

/** The value that `part` of all are at or below: 0.5 the middle, 1 the largest. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
