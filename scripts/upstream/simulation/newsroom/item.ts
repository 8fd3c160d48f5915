import type { Desk } from '../../catalogue/content/news/desks.ts';
import type { Candle } from '../../ports/candles.ts';
import type { NewsItem } from '../../ports/news.ts';
import type { MoveUntil } from '../derivatives/pressure.ts';

/**
 * An item to publish within one hour. Everything it says was certain when that hour began, so that it reads the same
 * whenever it is written.
 */
export interface Draft extends Omit<NewsItem, 'id' | 'time' | 'quotedAt' | 'series' | 'author'> {
  readonly desk: Desk;
  /** The hour of publication, epoch ms. */
  readonly hour: number;
  /**
   * Identifies the draft within its hour; determines its minute and wording. The part before the first hyphen is its
   * series.
   */
  readonly key: string;
  /** Minute of the hour, if it matters. */
  readonly minute?: number;
  /** The instant whose prices it states, if not the beginning of its hour (epoch ms): the end of the day it reports. */
  readonly quotedAt?: number;
}

/** One kind of news: its drafts for the Beijing day that begins at `day` (epoch ms). */
export type Reporter = (day: number, marketData: MarketData) => Promise<readonly Draft[]>;

/** What a reporter may read: only closed candles, whatever the current time. */
export interface MarketData {
  readonly now: number;
  /** A coin's move until an instant, which funding settled then follows. */
  readonly moveUntil: MoveUntil;
  /** The last `count` closed hours before `end` (a whole hour), oldest first; fewer for a younger coin. */
  hours(code: string, end: number, count: number): Promise<readonly Candle[]>;
  /** The last `count` closed Beijing days before `end` (a Beijing midnight), oldest first. */
  days(code: string, end: number, count: number): Promise<readonly Candle[]>;
}
