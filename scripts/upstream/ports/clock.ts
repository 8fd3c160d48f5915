/** The clock of a world of sources, epoch ms; frozen in tests. */
export interface Clock {
  /** The last whole cycle: the instant of every answer. */
  now(): number;
  /** To the millisecond, for ticks between cycles and for cache lifetimes. */
  exact(): number;
}
