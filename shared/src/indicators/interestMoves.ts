import { directionOf } from '../format/percent.ts';

/** What a move of the price and one of open interest are called together, and what they mean. */
export const INTEREST_MOVES = {
  rallyAdded: {
    name: '涨价增仓',
    meaning: '价格上涨，未平仓的合约变多：新开的仓位比平掉的多。',
  },
  rallyClosed: {
    name: '涨价减仓',
    meaning: '价格上涨，未平仓的合约变少：平掉的仓位比新开的多，空头平仓时常见。',
  },
  declineAdded: {
    name: '跌价增仓',
    meaning: '价格下跌，未平仓的合约变多：新开的仓位比平掉的多。',
  },
  declineClosed: {
    name: '跌价减仓',
    meaning: '价格下跌，未平仓的合约变少：平掉的仓位比新开的多，多头平仓或爆仓时常见。',
  },
} as const;

export type InterestMove = keyof typeof INTEREST_MOVES;

export const interestMoveNames = Object.keys(INTEREST_MOVES) as readonly InterestMove[];

/**
 * How open interest has changed in coins, %, by its change in USD and the price's (both %): a price that falls by a tenth makes
 * the same contracts worth a tenth less. null where one is unknown, or for a price that fell by all of it.
 */
export function coinInterestChange(inUsd: number | null, price: number | null): number | null {
  if (inUsd === null || price === null || price <= -100) return null;
  return ((1 + inUsd / 100) / (1 + price / 100) - 1) * 100;
}

/**
 * Of which kind a move is, by the price's change and that of open interest in coins, %; null where one is unknown, or reads
 * 0.00%: a kind never contradicts the digits beside it.
 */
export function interestMoveOf(price: number | null, inCoins: number | null): InterestMove | null {
  const [priceGoes, interestGoes] = [directionOf(price), directionOf(inCoins)];
  if (priceGoes === 'up' && interestGoes === 'up') return 'rallyAdded';
  if (priceGoes === 'up' && interestGoes === 'down') return 'rallyClosed';
  if (priceGoes === 'down' && interestGoes === 'up') return 'declineAdded';
  return priceGoes === 'down' && interestGoes === 'down' ? 'declineClosed' : null;
}

/** The two changes of a coin within 24 h, %: of its price, and of its open interest in USD; null if unknown. */
interface Moved {
  readonly change24h: number | null;
  readonly interestChange24h: number | null;
}

/** How far a coin's open interest in coins has moved, %; null if unknown. */
export function inCoins({ interestChange24h, change24h }: Moved): number | null {
  return coinInterestChange(interestChange24h, change24h);
}

/** What a coin's price and open interest have done together. */
export function moveOf(row: Moved): InterestMove | null {
  return interestMoveOf(row.change24h, inCoins(row));
}
