export interface ScatterAxis {
  /** What it measures: 24H涨幅. */
  readonly name: string;
  /** How far it reaches at least, so that a quiet day is quiet. */
  readonly least: number;
}

/** Names of the four quarters, with what is counted there. */
export interface ScatterCorners {
  readonly topLeft: string;
  readonly topRight: string;
  readonly bottomLeft: string;
  readonly bottomRight: string;
}
