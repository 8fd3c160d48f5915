import type { NewsSection } from '@coinmirror/shared/contract/news/sections.ts';
import type { Port } from './port.ts';

/** Published news, by Beijing day. */
export interface NewsPort extends Port {
  /**
   * Whether somebody sorts and weighs its items, and counts their reads: without that there are no sections of articles,
   * important items, reviews of the week or translations, and nobody knows what is read most.
   */
  readonly isEdited: boolean;
  /** Who writes its items. */
  desks(): Promise<readonly NewsDesk[]>;
  /** Midnights of the archive's days (epoch ms), newest first. */
  days(): readonly number[];
  /** Published items of the Beijing day that begins at `day`, newest first; the same array until an item is added. */
  day(day: number): Promise<readonly NewsItem[]>;
  /** The item with an id; null if there is none (not yet, or no longer). */
  find(id: number): Promise<NewsItem | null>;
  /** Reads of each item until now, in the order of the ids; null for an unknown one. */
  reads(ids: readonly number[]): Promise<readonly (number | null)[]>;
  /** Whether a day can be read without waiting. */
  isReady(day: number): boolean;
}

/** Who writes news: a desk of the newsroom, or the publisher of a feed. */
export interface NewsDesk {
  /** Part of its address. */
  readonly code: string;
  readonly name: string;
  /** What it writes about. */
  readonly intro: string;
}

/** A flash or an article. */
export interface NewsItem {
  /** Unique and growing, the same after any restart. */
  readonly id: number;
  /** Epoch ms, whole seconds; no two items share one. */
  readonly time: number;
  /** The instant whose prices the item states, epoch ms, at most `time`: changes since are measured from it. */
  readonly quotedAt: number;
  readonly section: NewsSection;
  readonly title: string;
  /** Paragraphs in wire format: `<p>`, and `<h2>`, `<li>` in articles. */
  readonly content: string;
  /** Code of its desk, and its name. */
  readonly desk: string;
  readonly author: string;
  /** Where its publisher published it (https); absent for one that is published here alone. */
  readonly url?: string;
  /** Language, if not Chinese and not translated. */
  readonly language?: 'en';
  /** Source of the figures. */
  readonly source: string;
  /** Items of one series are alike: daily morning reports, reviews of each period. */
  readonly series: string;
  /** Whether it is a weekly review. */
  readonly isWeekly?: boolean;
  readonly important?: boolean;
  /** Whether it belongs to the front page. */
  readonly headline?: boolean;
  /** Codes of its coins, the main one first. */
  readonly coins: readonly string[];
  readonly exchanges?: readonly string[];
  /** For English items: the Chinese version, block by block. All other items are in Chinese. */
  readonly translation?: Translation;
}

/** The Chinese version of an English item, with the same paragraphs. */
export interface Translation {
  readonly title: string;
  readonly content: string;
}
