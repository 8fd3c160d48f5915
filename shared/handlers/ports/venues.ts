import type { EarnKind } from '@coinmirror/shared/contract/exchange/earn.ts';
import type { ExchangeScores } from '../catalogue/exchangeCatalogue.ts';
import type { Port } from './port.ts';

/** What exchanges say of themselves, and what is said of them, over time. Exchanges by their codes, times in epoch ms. */
export interface VenuesPort extends Port {
  /** What one traded on each of the last `days` days, oldest first, the last row the 24 h until now. */
  history(exchange: string, days: number): Promise<readonly VenueDay[]>;
  /** The parts of every exchange's rating as they stood at a Beijing midnight. */
  scoresAt(day: number): Promise<ReadonlyMap<string, ExchangeScores>>;
  /** How much every exchange was looked for on Beijing days that begin at some instants: the most looked for about 100. */
  heatAt(days: readonly number[]): Promise<ReadonlyMap<string, readonly number[]>>;
  /** The spot pairs for which one lends. */
  margin(exchange: string): Promise<readonly MarginTerms[]>;
  /** What one offers to those who leave their coins with it, the largest coin first. */
  earn(exchange: string): Promise<readonly EarnProduct[]>;
  /** What taking coins out of one costs, by coin and chain. */
  withdrawalFees(exchange: string): Promise<readonly WithdrawalFee[]>;
}

/** What an exchange traded on a day, USD. */
export interface VenueDay {
  readonly time: number;
  readonly spot: number;
  readonly futures: number;
  /** Addresses that traded on a decentralised exchange; null for others, whose accounts nobody sees. */
  readonly traders: number | null;
}

/** What borrowing for a spot pair allows and costs. */
export interface MarginTerms {
  readonly coinCode: string;
  readonly quote: string;
  /** Times one's own money. */
  readonly leverage: number;
  /** % a day for what is borrowed of the quote. */
  readonly dailyRate: number;
}

/** A product that pays for coins. */
export interface EarnProduct {
  readonly id: string;
  readonly coinCode: string;
  readonly kind: EarnKind;
  /** For how long coins are bound; null: not at all. */
  readonly days: number | null;
  /** % a year. */
  readonly apr: number;
  /** USD that it takes, and % of them that are in it. */
  readonly quota: number;
  readonly used: number;
}

/** In coins. */
export interface WithdrawalFee {
  readonly coinCode: string;
  readonly chain: string;
  readonly fee: number;
  /** The least that can be taken out. */
  readonly min: number;
}
