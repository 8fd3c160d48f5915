/** A spot pair in a venue's list of instruments. */
export interface VenueMarket {
  /** The venue's own name of the pair. */
  readonly symbol: string;
  /** Symbols in capitals, as the venue writes them. */
  readonly base: string;
  readonly quote: string;
  /** Whether it trades now. Tickers of one that does not may stand still for years. */
  readonly isTrading: boolean;
  /** When it begins to trade, epoch ms, as the venue says long before and after; absent where it does not say. */
  readonly opensAt?: number;
  /** When it ceases to trade, epoch ms; absent for one that stays, and where the venue does not say. */
  readonly closesAt?: number;
  /** The quotes that trade in one book with it, its own among them; absent where the venue does not say. */
  readonly bookQuotes?: readonly string[];
  /** The base coin's full name; null where the venue gives none. */
  readonly fullName: string | null;
}

/** A coin of a venue with the address of its contract on each chain; a chain's own coin has none. */
export interface VenueCurrency {
  readonly symbol: string;
  readonly fullName: string | null;
  readonly contracts: ReadonlyMap<string, string>;
}
