/** Text of a figures page: interpretation, limits, sources. */
export interface Interpretation {
  /** What the page shows, in one sentence. */
  readonly meaning: string;
  /** The usual interpretation, if there is one. */
  readonly interpretation?: string;
  /** One or two sentences each. */
  readonly howToRead: readonly string[];
  readonly weakPoints: readonly string[];
  /** Further ones, that hold of simulated data alone. */
  readonly simulatedPoints?: readonly string[];
  readonly formula: string;
  readonly otherBases?: readonly { readonly name: string; readonly difference: string }[];
  /** Author and year, if it has an author (null: uncertain). */
  readonly author?: string;
  readonly year?: number | null;
  readonly origin?: string;
  readonly source: string;
  /** Update interval. */
  readonly cadence: string;
}

/** How the figures are read, a sentence each; with what the page shows where it is not said elsewhere. */
export function howToRead(words: Interpretation, withMeaning: boolean): readonly string[] {
  const first = withMeaning ? [words.meaning] : [];
  const usual = words.interpretation === undefined ? [] : [words.interpretation];
  return [...first, ...usual, ...words.howToRead];
}
