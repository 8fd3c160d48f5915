import type { CalendarType } from '@coinmirror/shared/contract/calendar.ts';
import type { Port } from './port.ts';

/** What is going to happen, and has happened, around coins. */
export interface CalendarPort extends Port {
  /**
   * What the calendar holds within [from, to) (epoch ms) as it was known when today began in Beijing: in order of time,
   * the most important first at one instant.
   */
  between(from: number, to: number): Promise<readonly CalendarEvent[]>;
}

/** What is going to happen, or has happened, at a known time. */
export interface CalendarEvent {
  /** Unique, and the same after any restart. */
  readonly id: string;
  /** Epoch ms; midnight in Beijing where only the day is known. */
  readonly time: number;
  /** Only the day is known. */
  readonly isAllDay: boolean;
  readonly type: CalendarType;
  readonly title: string;
  /** 3 the most important. */
  readonly importance: 1 | 2 | 3;
  /** Codes of the coins concerned. */
  readonly coins: readonly string[];
  readonly source: string;
  /** From when it is known, epoch ms; null: always. */
  readonly announcedAt: number | null;
  /** How likely it happens then, %; null: certain by rule, or long past. */
  readonly confidence: number | null;
  /** How many readers think so. */
  readonly votes: number;
  /** It may come before. */
  readonly mayBeEarlier: boolean;
  /** Its project, or the exchange, says so itself. */
  readonly isOfficial: boolean;
  /** Coins set free. */
  readonly unlocked: number | null;
  /** Code of the exchange where it happens, '' for none. */
  readonly exchange: string;
}
