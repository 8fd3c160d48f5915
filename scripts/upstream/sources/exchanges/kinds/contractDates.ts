/** A perpetual or dated contract in a venue's list, with the times that the list has of it; null for one that it leaves out. */
export interface ContractDates {
  /** The venue's own name. */
  readonly symbol: string;
  /** Symbols in capitals, as the venue writes them: `BTC`, `1000PEPE`. */
  readonly base: string;
  readonly quote: string;
  /** When it is delivered, epoch ms; null for a perpetual. */
  readonly expiresAt: number | null;
  readonly isTrading: boolean;
  /** When it begins to trade, epoch ms. */
  readonly opensAt: number | null;
  /** When a perpetual ceases to trade, epoch ms; null for one that stays, and for a dated one, which is delivered. */
  readonly closesAt: number | null;
}
