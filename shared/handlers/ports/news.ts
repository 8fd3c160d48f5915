import type { NewsSection } from '@coinmirror/shared/contract/news/sections.ts';
import type { Desk } from '../content/news/desks.ts';
import type { Port } from './port.ts';

/** What was published, read by Beijing days. */
export interface NewsPort extends Port {
  /** Midnights of the archive's days (epoch ms), the newest first. */
  days(): readonly number[];
  /** What is out of the Beijing day that begins at `day`, newest first; the same list until one is added. */
  day(day: number): Promise<readonly NewsItem[]>;
  /** The one item with an id, null when there is none (or not yet, or no longer). */
  find(id: number): Promise<NewsItem | null>;
  /** How often each item has been read until now, in the order of the ids; null for one that is not there. */
  reads(ids: readonly number[]): Promise<readonly (number | null)[]>;
  /** Whether a day can be read without being waited for. */
  isReady(day: number): boolean;
}

/** A flash or an article. */
export interface NewsItem {
  /** Unique and growing, the same after any restart. */
  readonly id: number;
  /** Epoch ms, whole seconds; no two items share one. */
  readonly time: number;
  readonly section: NewsSection;
  readonly title: string;
  /** Paragraphs as the wire writes them: `<p>`, and `<h2>`, `<li>` in articles. */
  readonly content: string;
  readonly desk: Desk;
  /** Where the figures come from. */
  readonly source: string;
  /** Items of one name are alike: the reports of each morning, the reviews of each period. */
  readonly series: string;
  /** It is the review of a week. */
  readonly isWeekly?: boolean;
  readonly important?: boolean;
  /** Belongs to the front page. */
  readonly headline?: boolean;
  /** Codes of the coins it is about, the first one most. */
  readonly coins: readonly string[];
  readonly exchanges?: readonly string[];
  /** Of what is written in English: the same in Chinese, block by block. Everything else is written in Chinese. */
  readonly translation?: Translation;
}

/** The Chinese of an English item, with the same paragraphs. */
export interface Translation {
  readonly title: string;
  readonly content: string;
}
