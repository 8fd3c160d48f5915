import type { EarnKind } from '@coinmirror/shared/contract/exchange/earn.ts';
import type { ExchangeScores } from '../catalogue/exchangeCatalogue.ts';
import type { Port } from './port.ts';

/** Facts of exchanges over time, published by or about them. Exchanges by their codes, times in epoch ms. */
export interface VenuesPort extends Port {
  /** Volume of an exchange on each of the last `days` days, oldest first, the last row the 24 h until now; a row a day. */
  history(exchange: string, days: number): Promise<readonly VenueDay[]>;
  /**
   * Spot volume of the 24 h until now, USD by exchange, of those whose pairs are read nowhere; without those of which it
   * is not told. Answers from what is known.
   */
  reportedVolume24h(): Promise<ReadonlyMap<string, number>>;
  /**
   * Names of the chains on which a decentralised exchange trades; empty where nobody tells them. Answers from what is
   * known.
   */
  chains(exchange: string): Promise<readonly string[]>;
  /** The parts of every exchange's rating at a Beijing midnight; exchanges whose past is unknown are absent. */
  scoresAt(day: number): Promise<ReadonlyMap<string, ExchangeScores>>;
  /**
   * Search popularity of every exchange on Beijing days that begin at some instants: about 100 for the most searched.
   * Exchanges of which nothing is known are absent.
   */
  heatAt(days: readonly number[]): Promise<ReadonlyMap<string, readonly number[]>>;
  /** The spot pairs with margin. */
  margin(exchange: string): Promise<readonly MarginTerms[]>;
  /** Earn products of an exchange, the largest coin first. */
  earn(exchange: string): Promise<readonly EarnProduct[]>;
  /** Withdrawal fees of an exchange, by coin and chain. */
  withdrawalFees(exchange: string): Promise<readonly WithdrawalFee[]>;
}

/** Volume of an exchange on a day, USD; null if unknown. */
export interface VenueDay {
  readonly time: number;
  readonly spot: number | null;
  readonly futures: number | null;
  /** Addresses that traded on a decentralised exchange; null for others, whose accounts are not public. */
  readonly traders: number | null;
}

/** Leverage and borrowing cost of a spot pair. */
export interface MarginTerms {
  readonly coinCode: string;
  readonly quote: string;
  /** Multiple of the margin. */
  readonly leverage: number;
  /** % a day on the borrowed quote. */
  readonly dailyRate: number;
}

/** A product that pays for deposited coins. */
export interface EarnProduct {
  readonly id: string;
  readonly coinCode: string;
  readonly kind: EarnKind;
  /** Lock-up in days; null: none. */
  readonly days: number | null;
  /** % a year. */
  readonly apr: number;
  /** Deposit limit in USD, and % of it in use. */
  readonly quota: number;
  readonly used: number;
}

/** In coins. */
export interface WithdrawalFee {
  readonly coinCode: string;
  readonly chain: string;
  readonly fee: number;
  /** Minimum withdrawal. */
  readonly min: number;
}
