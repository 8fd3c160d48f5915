import { POOL_LIMITS } from '../constants/poolLimits.ts';

/** Pools that draw attention, and those that were just created. */
export const POOL_KINDS = ['trending', 'new'] as const;
export type PoolKind = (typeof POOL_KINDS)[number];

/** What the numbers of a pool warn of, the gravest first. */
export const POOL_MARKS = ['fewSellers', 'offPrice', 'thin', 'churned', 'young'] as const;
export type PoolMark = (typeof POOL_MARKS)[number];

/** What is read of a pool: USD, counts of 24 h, epoch ms; null is unknown. */
interface MarkedPool {
  readonly liquidity: number | null;
  readonly volume24h: number | null;
  readonly buyers: number | null;
  readonly sellers: number | null;
  readonly createdAt: number | null;
  /** Pool's price above that of the coin it trades, %; null without a coin. */
  readonly premium: number | null;
}

/** 24 h volume as a multiple of the liquidity; null if either is unknown or nothing lies in the pool. */
export function poolTurnover({
  volume24h,
  liquidity,
}: Pick<MarkedPool, 'volume24h' | 'liquidity'>): number | null {
  return volume24h === null || liquidity === null || liquidity <= 0 ? null : volume24h / liquidity;
}

/** The marks of a pool at an instant (epoch ms), from its numbers alone; what is unknown marks nothing. */
export function poolMarks(pool: MarkedPool, now: number): PoolMark[] {
  const { liquidity, buyers, sellers, createdAt, premium } = pool;
  const turnover = poolTurnover(pool);
  const holds: Readonly<Record<PoolMark, boolean>> = {
    fewSellers:
      buyers !== null &&
      sellers !== null &&
      buyers >= POOL_LIMITS.buyers &&
      sellers * 100 <= buyers * POOL_LIMITS.sellersPercent,
    offPrice: premium !== null && Math.abs(premium) > POOL_LIMITS.offPercent,
    thin: liquidity !== null && liquidity < POOL_LIMITS.thin,
    churned: turnover !== null && turnover >= POOL_LIMITS.churned,
    young: createdAt !== null && now - createdAt < POOL_LIMITS.young,
  };
  return POOL_MARKS.filter((mark) => holds[mark]);
}
