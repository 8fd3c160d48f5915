/** A stablecoin and its distance from its peg, %. */
interface Pegged {
  readonly deviation: number;
}

/** Of so many of the largest a lost peg is said. */
export const WATCHED_PEGS = 10;

/** The one that is furthest from its peg; null of none. */
export function widestPeg<Coin extends Pegged>(coins: readonly Coin[]): Coin | null {
  return coins.reduce<Coin | null>(
    (most, next) => (most === null || Math.abs(next.deviation) > Math.abs(most.deviation) ? next : most),
    null,
  );
}
