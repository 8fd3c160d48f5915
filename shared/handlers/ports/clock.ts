/** The clock of a world of sources, epoch ms; frozen in tests. */
export interface Clock {
  /** The last whole beat: the instant of every answer. */
  now(): number;
  /** To the millisecond, for what ticks between beats, and for how long an answer will stand. */
  exact(): number;
}
