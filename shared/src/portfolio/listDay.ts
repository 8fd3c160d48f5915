import { changeBy } from './holdings.ts';

/** A coin of a list: its price in USD, its change in % over the shown time, and how much of it the visitor holds. */
export interface ListedQuote {
  readonly price: number | null;
  readonly change: number | null;
  readonly quantity: number | null;
}

/** The day of a list as a whole. */
export interface ListDay {
  readonly rises: number;
  readonly falls: number;
  /** Coins with a known change. */
  readonly known: number;
  /** Mean change, %: the list as if the same amount were in each coin. Null where no change is known. */
  readonly equal: number | null;
  /** What is held of the list: its value now and the change of it, USD, and in %. Null where nothing is held. */
  readonly held: {
    readonly value: number;
    readonly change: number;
    readonly percent: number | null;
  } | null;
}

/** The day of a list, each coin with equal weight and by what is held; unknown changes and prices are left out. */
export function listDay(quotes: readonly ListedQuote[]): ListDay {
  const changes = quotes.flatMap(({ change }) => (change === null ? [] : [change]));
  const held = quotes.flatMap(({ price, change, quantity }) => {
    if (price === null || quantity === null || quantity === 0) return [];
    return [{ value: price * quantity, change: changeBy(price * quantity, change) ?? 0 }];
  });
  const value = held.reduce((sum, one) => sum + one.value, 0);
  const change = held.reduce((sum, one) => sum + one.change, 0);
  const before = value - change;
  return {
    rises: changes.filter((one) => one > 0).length,
    falls: changes.filter((one) => one < 0).length,
    known: changes.length,
    equal: changes.length === 0 ? null : changes.reduce((sum, one) => sum + one, 0) / changes.length,
    held: held.length === 0 ? null : { value, change, percent: before > 0 ? (change / before) * 100 : null },
  };
}
