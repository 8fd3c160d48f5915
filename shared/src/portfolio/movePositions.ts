import { WATCH_NOTE_MAX } from '../constants/limits.ts';
import { plainDecimal } from '../format/decimal.ts';
import { keyOf } from '../numbers/hash.ts';
import type { Trade } from './trade.ts';

/** A starred coin with the position that was once entered beside the star. `cost` in USD per coin. */
export interface StarredPosition {
  readonly code: string;
  readonly note: string;
  readonly cost: number | null;
  readonly quantity: number | null;
}

export interface MovedPositions {
  /** Transfers into the portfolio that say what the positions said. */
  readonly trades: readonly Trade[];
  /** The stars without their positions, by group. */
  readonly items: readonly { readonly group: string; readonly item: StarredPosition }[];
}

const PREFIX = 'w-';

/** Whether a trade was once a position beside a star. */
export function isMovedPosition({ id }: Pick<Trade, 'id'>): boolean {
  return id.startsWith(PREFIX);
}

/**
 * Turns positions beside stars into trades, the one place that says what is held. A position becomes a transfer in of
 * today, since nobody said when it was bought, at its cost; without a cost, at the price of now, and it waits while that
 * is unknown. The same position in several groups is one. A coin that has trades keeps those, and what the star said
 * goes into its note; where that has no room, it stays stored beside the star, which shows it nowhere. Ids follow from what
 * is said, so that doing it twice counts once.
 */
export function movePositions(
  groups: readonly { readonly name: string; readonly items: readonly StarredPosition[] }[],
  known: readonly Trade[],
  priceOf: (code: string) => number | null,
  today: string,
): MovedPositions {
  const recorded = new Set(known.map(({ code }) => code));
  const ids = new Set(known.map(({ id }) => id));
  const trades = new Map<string, Trade>();
  const items: { group: string; item: StarredPosition }[] = [];
  for (const { name: group, items: starred } of groups) {
    for (const item of starred) {
      const { code, note, cost, quantity } = item;
      if (quantity === null) continue;
      const bare = { ...item, cost: quantity > 0 ? null : cost, quantity: null };
      const price = cost ?? priceOf(code);
      const trade = price === null ? null : transferOf(item, quantity, price, today);
      if (quantity <= 0 || (trade && ids.has(trade.id))) items.push({ group, item: bare });
      else if (recorded.has(code)) {
        const longer = noteWith(note, cost, quantity);
        if (longer !== null) items.push({ group, item: { ...bare, note: longer } });
      } else if (trade) {
        trades.set(trade.id, trade);
        items.push({ group, item: bare });
      }
    }
  }
  return { trades: [...trades.values()], items };
}

function transferOf({ code, cost }: StarredPosition, quantity: number, price: number, day: string): Trade {
  const words = JSON.stringify([code, cost, quantity]);
  const id = `${PREFIX}${keyOf(words, 1).toString(36)}-${keyOf(words, 2).toString(36)}`;
  return { id, code, side: 'in', day, price, quantity, fee: 0, unit: 'usd', perUsd: 1 };
}

/** null where there is no room left. */
function noteWith(note: string, cost: number | null, quantity: number): string | null {
  const price = cost === null ? '' : `，成本 ${plainDecimal(cost)} USD`;
  const words = `${note}${note === '' ? '' : '；'}曾填 ${plainDecimal(quantity)} 个${price}`;
  return [...words].length <= WATCH_NOTE_MAX ? words : null;
}
