/** The clock of a world of sources, epoch ms; frozen in tests. */
export interface Clock {
  /** The last whole beat: the instant of every answer. */
  now(): number;
  /** To the millisecond, for ticks between beats and for cache lifetimes. */
  exact(): number;
}
