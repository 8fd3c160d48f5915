import { mix, uniform } from '../random/hash.ts';
import { roundPrice } from './price.ts';
import type { OrderBook } from './source.ts';

/** How an order book is laid: see orderBookAt. */
export interface BookShape {
  readonly key: number;
  /** Middle of the book, in the quote. */
  readonly price: number;
  /** USD for one unit of the quote. */
  readonly quoteUsd: number;
  /** USD traded in 24 h: a busy coin has a narrow spread and deep levels. */
  readonly volume24h: number;
}

/**
 * An order book around a price: `depth` levels a side, best first, prices strictly apart. The spread and the steps
 * follow how busy the coin is; sizes grow with the distance and change every second.
 */
export function orderBookAt(
  { key, price, quoteUsd, volume24h }: BookShape,
  depth: number,
  time: number,
): OrderBook {
  const second = Math.floor(time / 1000);
  const spread = Math.min(0.004, Math.max(1.2e-5, 6 / Math.sqrt(volume24h + 1)));
  const step = spread * 0.9;
  const base = Math.max(volume24h, 2_000) / 24 / 60 / 25;
  const side = (sign: 1 | -1): (readonly [number, number])[] => {
    const sideKey = mix(key, sign === 1 ? second : ~second);
    let away = spread / 2;
    let last = 0;
    return Array.from({ length: depth }, (_, i) => {
      const tick = 10 ** (Math.floor(Math.log10(price)) - 6);
      let level = roundPrice(price * (1 + sign * away));
      if (i > 0 && (level - last) * sign <= 0) level = roundPrice(last + sign * tick);
      last = level;
      away += step * (0.4 + 1.4 * uniform(sideKey, 2 * i));
      const usd = base * (0.25 + i * 0.18) * (0.3 + 2.2 * uniform(sideKey, 2 * i + 1) ** 2);
      return [level, sizeOf(usd / (level * quoteUsd))] as const;
    });
  };
  return { time, bids: side(-1), asks: side(1) };
}

/** Five significant digits, as books show. */
export function sizeOf(size: number): number {
  return Number(size.toPrecision(5));
}
