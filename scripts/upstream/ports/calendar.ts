import type { CalendarType } from '@coinmirror/shared/contract/calendar.ts';
import type { TradedMarket } from '../catalogue/content/calendar/tradingWords.ts';
import type { Port } from './port.ts';

/** Past and future events around coins. */
export interface CalendarPort extends Port {
  /** The kinds it knows of; of any other kind nothing is known, which is not that nothing happens. */
  kinds(): Promise<readonly CalendarType[]>;
  /**
   * Events within [from, to) (epoch ms) as known when today began in Beijing: sorted by time, at equal times the most
   * important first.
   */
  between(from: number, to: number): Promise<readonly CalendarEvent[]>;
}

/** A past or future event at a known time. */
export interface CalendarEvent {
  /** Unique, and the same after any restart. */
  readonly id: string;
  /** Epoch ms; midnight in Beijing if only the day is known. */
  readonly time: number;
  /** Whether only the day is known. */
  readonly isAllDay: boolean;
  readonly type: CalendarType;
  readonly title: string;
  /** 3 is the most important. */
  readonly importance: 1 | 2 | 3;
  /** Codes of the coins concerned. */
  readonly coins: readonly string[];
  /** Symbols of the coins concerned that the catalogue does not have. */
  readonly symbols: readonly string[];
  /** What begins or ceases to trade; none for another event, and where it is not told. */
  readonly markets: readonly TradedMarket[];
  readonly source: string;
  /** Where its publisher keeps it; '' for none. */
  readonly address: string;
  /** How its time is known or computed, as visitors read it; '' where the source says all. */
  readonly method: string;
  /** Since when it is known, epoch ms; null: always. */
  readonly announcedAt: number | null;
  /** Probability that it happens then, %; null: certain by rule, or long past. */
  readonly confidence: number | null;
  /** Number of readers who agree. */
  readonly votes: number;
  /** Whether it may happen earlier. */
  readonly mayBeEarlier: boolean;
  /** Whether its project or the exchange announced it. */
  readonly isOfficial: boolean;
  /** Coins unlocked. */
  readonly unlocked: number | null;
  /** Code of its exchange, '' for none. */
  readonly exchange: string;
}
