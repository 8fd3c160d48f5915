import type { RefusalReason } from '@coinmirror/shared/contract/trackRecord.ts';
import type { Port } from './port.ts';

/** What became of the sources' answers in the last 90 days: numbers that were refused, and how sources answered. */
export interface TrackRecordPort extends Port {
  /** Every number that was refused, newest first; bounded. */
  refusals(): Promise<readonly Refusal[]>;
  /** One row a source and Beijing day, newest day first. */
  sourceDays(): Promise<readonly SourceDay[]>;
  /** The same over all days, a row a source, in the order of the table of sources; those that were never asked are absent. */
  sourceRecords(): Promise<readonly SourceRecord[]>;
  /** Over all days, a row an exchange whose prices are read, in the order of the table of exchanges. */
  venueRecords(): Promise<readonly VenueRecord[]>;
}

/** A number that was refused without a break; a break is ten minutes in which it was not. Times are epoch ms. */
export interface Refusal {
  /** Stable name of who said so: `binance`, `COINGECKO`. */
  readonly venue: string;
  /** As visitors read it: 币安. */
  readonly title: string;
  /** What the number is of: `BTCUSDT`, `DOGE 流通量`. */
  readonly subject: string;
  /** The gravest one. */
  readonly reason: RefusalReason;
  readonly from: number;
  /** When it was refused last. */
  readonly until: number;
  readonly isOpen: boolean;
  /** Where it was furthest from the price that stood, %, signed; null where nothing is to compare with. */
  readonly deviation: number | null;
}

/** How a source answered. Ages in ms: of what was known after each question, so that an old answer counts with its age. */
export interface AnswerFigures {
  /** Questions, also those that were not sent because the source wants silence. */
  readonly asked: number;
  readonly answered: number;
  readonly medianAge: number | null;
  /** 95 of 100 were younger. */
  readonly lateAge: number | null;
}

export interface SourceDay extends AnswerFigures {
  /** Beijing midnight, epoch ms. */
  readonly day: number;
  readonly name: string;
  readonly title: string;
}

export interface SourceRecord extends AnswerFigures {
  readonly name: string;
  readonly title: string;
  /** Days with a question. */
  readonly days: number;
  /** % answered of each of the last 90 days, oldest first; null for a day without a question. */
  readonly availability: readonly (number | null)[];
}

export interface VenueRecord {
  /** Code of the exchange: `binance`. */
  readonly code: string;
  readonly title: string;
  readonly days: number;
  /** Quotes that were judged for what they say, a pair and cycle each. */
  readonly quotes: number;
  /** % of them that were refused, and that were held back for being far off three times in a row; null without quotes. */
  readonly refusedShare: number | null;
  readonly quarantinedShare: number | null;
  /** Median age of the answers that bring its prices, ms. */
  readonly medianAge: number | null;
}
