import type { Candle } from '@coinmirror/handlers/ports/candles.ts';
import type { NewsItem } from '@coinmirror/handlers/ports/news.ts';

/**
 * Something to be published within one hour. All it says was certain when that hour began, so that it reads the same
 * whenever it is written.
 */
export interface Draft extends Omit<NewsItem, 'id' | 'time' | 'series'> {
  /** The hour of publication, epoch ms. */
  readonly hour: number;
  /** Names the draft within its hour; chooses its minute and its wording. Up to the first hyphen: its series. */
  readonly key: string;
  /** Minute of the hour, where it matters. */
  readonly minute?: number;
}

/** Some kind of news: what it has to publish within the Beijing day that begins at `day` (epoch ms). */
export type Reporter = (day: number, readings: Readings) => Promise<readonly Draft[]>;

/** What a reporter may read: closed candles, whatever the clock says now. */
export interface Readings {
  readonly now: number;
  /** The last `count` closed hours before `end` (a whole hour), oldest first; fewer where the coin is younger. */
  hours(code: string, end: number, count: number): Promise<readonly Candle[]>;
  /** The last `count` closed Beijing days before `end` (a Beijing midnight), oldest first. */
  days(code: string, end: number, count: number): Promise<readonly Candle[]>;
}
