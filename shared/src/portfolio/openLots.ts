import { followTrades } from './followTrades.ts';
import type { Quote } from './holdings.ts';
import { byCoin, type Trade } from './trade.ts';

/** Coins that came in together and are still held, at the price of now. Money in USD; null where the price is unknown. */
export interface OpenLot {
  readonly code: string;
  /** Its place among all. */
  readonly id: string;
  /** Day in Beijing on which they came in. */
  readonly day: string;
  readonly quantity: number;
  /** Per coin, fees included. */
  readonly price: number;
  readonly value: number | null;
  readonly gain: number | null;
  /** gain ÷ cost, %; null if nothing was paid. */
  readonly gainPercent: number | null;
}

/** What is still held of each purchase, first in, first out; the coins' order is that of the trades. */
export function openLots(
  trades: readonly Trade[],
  quotes: ReadonlyMap<string, Pick<Quote, 'price'>>,
): readonly OpenLot[] {
  return [...byCoin(trades)].flatMap(([code, own]) => {
    const now = quotes.get(code)?.price ?? null;
    return followTrades(own, 'fifo').lots.map(({ day, quantity, cost }, place) => {
      const value = now === null ? null : now * quantity;
      const gain = value === null ? null : value - cost;
      const gainPercent = gain === null || cost <= 0 ? null : (gain / cost) * 100;
      return {
        code,
        id: `${code}-${place}`,
        day,
        quantity,
        price: cost / quantity,
        value,
        gain,
        gainPercent,
      };
    });
  });
}
