import type { NewsItem, Readings } from '../content/news/item.ts';
import type { Port } from './port.ts';

/** What was published, read by Beijing days. */
export interface NewsPort extends Port {
  readonly readings: Readings;
  /** Midnights of the archive's days (epoch ms), the newest first. */
  days(): readonly number[];
  /** What is out of the Beijing day that begins at `day`, newest first; the same list until one is added. */
  day(day: number): Promise<readonly NewsItem[]>;
  /** The one item with an id, null when there is none (or not yet, or no longer). */
  find(id: number): Promise<NewsItem | null>;
  /** Whether a day can be read without being waited for. */
  isReady(day: number): boolean;
}
