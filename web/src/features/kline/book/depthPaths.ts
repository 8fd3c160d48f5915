import { cumulated, type Level } from '@coinmirror/shared/kline/orderBook.ts';

/** Height of the deepest side, % of the plot. */
export const DEEPEST_HEIGHT = 92;

/** A depth chart in a box of 100 by 100: areas of both sides, the prices at its edges and its middle, the largest total (coins). */
export interface DepthPaths {
  readonly bids: string;
  readonly asks: string;
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly deepest: number;
}

/**
 * Cumulated totals of both sides as steps from the middle outwards, to the same distance; null where a side is empty.
 */
export function depthPaths(bids: readonly Level[], asks: readonly Level[]): DepthPaths | null {
  const [bestBid, bestAsk] = [bids[0]?.[0], asks[0]?.[0]];
  const [lastBid, lastAsk] = [bids.at(-1)?.[0], asks.at(-1)?.[0]];
  if (bestBid === undefined || bestAsk === undefined || lastBid === undefined || lastAsk === undefined)
    return null;
  const middle = (bestBid + bestAsk) / 2;
  const reach = Math.min(middle - lastBid, lastAsk - middle);
  if (!(reach > 0)) return null;
  const [from, to] = [middle - reach, middle + reach];
  const inside = (levels: readonly Level[]) =>
    cumulated(levels, levels.length).filter(({ price }) => price >= from && price <= to);
  const [left, right] = [inside(bids), inside(asks)];
  const deepest = Math.max(left.at(-1)?.total ?? 0, right.at(-1)?.total ?? 0);
  const x = (price: number) => (((price - from) / (to - from)) * 100).toFixed(2);
  const y = (total: number) => (100 - (total / deepest) * DEEPEST_HEIGHT).toFixed(2);
  const area = (side: typeof left, edge: number) => {
    const steps = side.map(({ price, total }) => `H${x(price)}V${y(total)}`).join('');
    return `M${x(side[0]?.price ?? middle)} 100${steps}H${edge}V100Z`;
  };
  return { bids: area(left, 0), asks: area(right, 100), from, to, middle, deepest };
}
