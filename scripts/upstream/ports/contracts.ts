import type { ContractType } from '@coinmirror/shared/constants/futures.ts';
import type { Port } from './port.ts';

/** Futures of coins on exchanges; only coins and exchanges of the catalogue. */
export interface ContractsPort extends Port {
  /** The contracts of a coin, most traded first; empty for a coin without any. */
  of(code: string): Promise<readonly FuturesContract[]>;
  /** The contracts of every coin: coin by coin in the coins' order, each coin's most traded first. */
  all(): Promise<readonly FuturesContract[]>;
  /** Open interest and volume of each coin over all exchanges, by its code. */
  totals(): Promise<ReadonlyMap<string, FuturesTotals>>;
}

/** USD over all exchanges; 0 for a coin without futures. */
export interface FuturesTotals {
  /** Over the contracts that report it; null where none does. */
  readonly openInterest: number | null;
  readonly volume24h: number;
}

/** Fixed terms of an exchange's contract; null where the exchange does not tell them. */
export interface ContractTerms {
  /** Coins in one contract. */
  readonly faceCoins: number | null;
  /** USD. */
  readonly priceStep: number | null;
  /** % of a trade. */
  readonly makerFee: number | null;
  readonly takerFee: number | null;
  /** Multiple of the margin. */
  readonly maxLeverage: number | null;
}

/** A futures contract of a coin on an exchange. Money in USD, rates in %. */
export interface FuturesContract extends ContractTerms {
  readonly tickerId: string;
  /** The exchange's code. */
  readonly exchange: string;
  readonly coinCode: string;
  /** Upper-case symbols. */
  readonly base: string;
  readonly quote: string;
  readonly contract: ContractType;
  /** When it expires, null for perpetuals. */
  readonly expiresAt: number | null;
  /** USD, and in its quote. */
  readonly price: number;
  readonly quotePrice: number;
  /** % in its quote; null for a coin younger than a day, or if unknown. */
  readonly change24h: number | null;
  /** The exchange's index of spot prices; else the spot price over all exchanges. */
  readonly indexPrice: number;
  /** % of the index price. */
  readonly basis: number;
  /** % per interval; null for dated contracts. */
  readonly fundingRate: number | null;
  readonly predictedFundingRate: number | null;
  /** null if the exchange does not report it. */
  readonly fundingHours: number | null;
  readonly nextFundingAt: number | null;
  readonly volume24h: number;
  /** null if the exchange does not report it (yet); never 0 for that. */
  readonly openInterest: number | null;
}
