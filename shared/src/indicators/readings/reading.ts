/** What a page of figures says beside its figures: how they are read, where they fail, where they are from. */
export interface Reading {
  /** What the page shows, in a sentence. */
  readonly meaning: string;
  /** The usual reading, where there is one. */
  readonly reading?: string;
  /** A sentence or two each. */
  readonly howToRead: readonly string[];
  readonly weakPoints: readonly string[];
  readonly formula: string;
  readonly otherBases?: readonly { readonly name: string; readonly difference: string }[];
  /** Who thought of it and when (null: not known for sure), where it is somebody's. */
  readonly author?: string;
  readonly year?: number | null;
  readonly origin?: string;
  readonly source: string;
  /** How often it is renewed. */
  readonly cadence: string;
}
