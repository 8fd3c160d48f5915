import type { Question } from '../question/question.ts';
import type { SourceRow } from '../question/sourceRow.ts';
import type { AccountsQuestion } from './kinds/accounts.ts';
import type { OrderBookQuestion, TradesQuestion } from './kinds/book.ts';
import type { BeijingDayQuestion, CandleQuestion } from './kinds/candle.ts';
import type { ContractFace, VenueContract } from './kinds/contract.ts';
import type { ContractDates } from './kinds/contractDates.ts';
import type { LastPrice } from './kinds/lastPrice.ts';
import type { VenueLiquidation } from './kinds/liquidation.ts';
import type { VenueCurrency, VenueMarket } from './kinds/market.ts';
import type { VenueNotice } from './kinds/notice.ts';
import type { SplitPair } from './kinds/pairName.ts';
import type { VenuePastInterest } from './kinds/pastInterest.ts';
import type { SocketRow } from './kinds/socketRow.ts';
import type { VenueTicker } from './kinds/ticker.ts';

/** How a venue's names of pairs and coins are read. Bases that mislead are rows of `identity/identity.tsv`. */
interface Identity {
  readonly splitPair: SplitPair;
  /** Whether stablecoins and euros trade against dollars there, so that it tells what they cost. */
  readonly pricesQuotes: boolean;
  /** All its coins with their contracts, for the script that makes the table; null where it does not tell them. */
  readonly currencies: Question<readonly VenueCurrency[]> | null;
}

/** One of a venue's calls for candles. */
export interface CandleCall {
  readonly ask: CandleQuestion;
  /** Days from Beijing midnight; null where the venue has none, and they are folded from its hours. */
  readonly askBeijingDays: BeijingDayQuestion | null;
  /** Candles a call. */
  readonly most: number;
}

/** How a venue is asked for candles. */
export interface VenueCandles<Source extends string = string> extends CandleCall {
  readonly source: Source;
  /** How many candles back from now it reports; null: all since the listing. */
  readonly reach: number | null;
  /** Asks for those beyond its reach; null where nothing does. */
  readonly older: CandleCall | null;
  /** Whether it leaves out what nobody traded in, so that such a candle is quiet and not lost. */
  readonly leavesOutQuiet: boolean;
  /** Whether its pairs in dollars draw the charts of coins: the first venue of the table that lists one does. */
  readonly drawsCoins: boolean;
}

/** Asks for an answer about contracts; empty for one that is unknown or too old. */
export interface ContractsReader {
  /** What must be new: prices. */
  read(question: Question<readonly VenueContract[]>): Promise<readonly VenueContract[]>;
  /** What stands beside prices, and what changes seldom. */
  readBeside(
    question: Question<readonly VenueContract[]>,
    pace?: 'seldom',
  ): Promise<readonly VenueContract[]>;
}

/** How a venue's contracts are read. */
interface VenueContracts<Source extends string> {
  readonly source: Source;
  /** What a name says: `base`, `quote`, and `digits` or `day`, `month`, `year` of a dated one. */
  readonly name: RegExp;
  /** All contracts as far as the venue reports, the answer with prices first. */
  readonly all: (ask: ContractsReader) => Promise<readonly VenueContract[]>;
  /** The lists that say when contracts begin and cease to trade; none where nothing says it. */
  readonly dates: readonly Question<readonly ContractDates[]>[];
  /** Open interest of one contract, where no call tells that of all; else null. */
  readonly interest: {
    readonly tickers: Question<readonly VenueContract[]>;
    readonly ask: (symbol: string) => Question<VenueContract>;
  } | null;
  /** Open interest in the past; null where it is not told by the hour. */
  readonly past: VenuePastInterest | null;
}

/** How a venue tells which part of its accounts is long. */
interface VenueAccountsRow<Source extends string> {
  readonly source: Source;
  readonly ask: AccountsQuestion;
  /** Calls of this kind that it may be asked. */
  readonly limit: { readonly burst: number; readonly perMinute: number };
  /** The same of its largest accounts: each counted as one, and by the size of its position; null where it reports none. */
  readonly top: { readonly accounts: AccountsQuestion; readonly positions: AccountsQuestion } | null;
}

/** Reads an answer that may be old; null where there is none. */
export type ReadFaces = <Value>(question: Question<Value>) => Promise<Value | null>;

/** How a venue reports on positions that it closed by force. */
interface VenueLiquidations<Source extends string> {
  /** A list of the last hour that is read again and again; null where it has none. */
  readonly list: { readonly source: Source; readonly ask: Question<readonly VenueLiquidation[]> } | null;
  /** Its socket, and what that is asked for: names, or the contracts of known coins in an answer; null where it has none. */
  readonly socket: {
    readonly row: SocketRow<VenueLiquidation, Source>;
    readonly names: readonly string[] | null;
    readonly contracts: Question<readonly VenueContract[]> | null;
  } | null;
  /** What its contracts are worth, where it counts them; null where it counts units. */
  readonly faces: {
    readonly source: Source;
    readonly read: (read: ReadFaces) => Promise<readonly ContractFace[] | null>;
  } | null;
}

/** Spot pairs of a venue. `Source`: its hosts by their names in variables. */
interface SpotMarket<Source extends string> {
  readonly identity: Identity;
  /** Tickers of all spot pairs: they make the price. */
  readonly tickers: { readonly source: Source; readonly ask: Question<readonly VenueTicker[]> };
  /** Which pairs trade; not asked for the price where tickers leave out those that do not. */
  readonly markets: { readonly ask: Question<readonly VenueMarket[]>; readonly isForPrices: boolean };
  readonly candles: VenueCandles<Source>;
  /** Order books and trades, at the source of its candles. */
  readonly depth: { readonly book: OrderBookQuestion; readonly trades: TradesQuestion };
}

/** A venue of which contracts alone are read: no part of a spot market, and no price of a coin. */
type NoSpotMarket = { readonly [Part in keyof SpotMarket<string>]: null };

/** What a venue publishes besides spot pairs. */
interface Published<Source extends string> {
  /** Hosts with their limits, what is read of each, and the probes that the doctor asks. */
  readonly sources: Readonly<Record<Source, SourceRow>>;
  readonly contracts: VenueContracts<Source> | null;
  readonly accounts: VenueAccountsRow<Source> | null;
  readonly liquidations: VenueLiquidations<Source> | null;
  readonly ticks: SocketRow<LastPrice, Source> | null;
  /** A page of its announcements, newest first; pages from 1. */
  readonly notices: {
    readonly source: Source;
    readonly ask: (page: number) => Question<readonly VenueNotice[]>;
  } | null;
}

/**
 * An exchange whose market is read: all that the product knows of how it is asked. What it does not publish is null, so
 * that the compiler asks for it. `Source`: its hosts by their names in variables.
 */
export type Exchange<Source extends string = string> = Published<Source> &
  (SpotMarket<Source> | NoSpotMarket);
