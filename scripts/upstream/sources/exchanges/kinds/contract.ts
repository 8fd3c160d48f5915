/** A perpetual or dated contract as reported by a venue, as far as one answer tells; null for what it leaves out. */
export interface VenueContract {
  /** The venue's own name. */
  readonly symbol: string;
  /**
   * Prices in USD (or the stablecoin it is settled in), sizes and open interest in units of the base, as the venue counts them: a
   * unit of `1000SHIB` is a thousand coins.
   */
  readonly markPrice: number | null;
  readonly indexPrice: number | null;
  readonly last: number | null;
  /** 24 hours ago. */
  readonly open24h: number | null;
  /** % per interval; longs pay it where it is positive. */
  readonly fundingRate: number | null;
  /** Length of the interval. */
  readonly fundingHours: number | null;
  /** Epoch ms of the next payment. */
  readonly nextFundingAt: number | null;
  readonly openInterestCoins: number | null;
  readonly openInterestContracts: number | null;
  readonly openInterestUsd: number | null;
  /** Units in one contract. */
  readonly faceCoins: number | null;
  /** USD within 24 hours. */
  readonly volume24h: number | null;
  /** The venue's clock, epoch ms. */
  readonly time: number | null;
}

/** What one contract is worth: so many coins, or so many dollars. */
export interface ContractFace {
  /** The venue's own name. */
  readonly symbol: string;
  readonly face: number;
  readonly of: 'coins' | 'dollars';
}

const UNKNOWN: Omit<VenueContract, 'symbol'> = {
  markPrice: null,
  indexPrice: null,
  last: null,
  open24h: null,
  fundingRate: null,
  fundingHours: null,
  nextFundingAt: null,
  openInterestCoins: null,
  openInterestContracts: null,
  openInterestUsd: null,
  faceCoins: null,
  volume24h: null,
  time: null,
};

/** A contract of which an answer tells some numbers. */
export function contractOf(symbol: string, reported: Partial<Omit<VenueContract, 'symbol'>>): VenueContract {
  return { ...UNKNOWN, ...reported, symbol };
}
