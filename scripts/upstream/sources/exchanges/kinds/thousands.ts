/** A base under which a venue counts many coins as one. */
interface Thousand {
  /** The coin's own symbol. */
  readonly base: string;
  /** How many coins stand for one. */
  readonly factor: number;
}

/** By the base in the names of a venue's contracts; empty where it counts single coins. */
export type Thousands = Readonly<Record<string, Thousand>>;

/** What a contract's base stands for at a venue; itself, one for one, where its table does not name it. */
export function coinsOf(thousands: Thousands, base: string): Thousand {
  return thousands[base] ?? { base, factor: 1 };
}
