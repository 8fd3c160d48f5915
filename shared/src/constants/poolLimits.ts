/** Where each mark of a liquidity pool begins: USD, times, ms, %. */
export const POOL_LIMITS = {
  /** Liquidity below it is low. */
  thin: 50_000,
  /** 24 h volume of so many times the liquidity is much. */
  churned: 20,
  /** A pool is young until then. */
  young: 24 * 3_600_000,
  /** So many buyers at least, and of them at most so many % as sellers. */
  buyers: 30,
  sellersPercent: 5,
  /** Distance from the coin's price over all exchanges. */
  offPercent: 5,
} as const;
