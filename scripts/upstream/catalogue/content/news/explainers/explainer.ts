import type { NewsSection } from '@coinmirror/shared/contract/news/sections.ts';

/** A timeless piece on how something works. Lines beginning with `# ` are headings, with `- ` list items. */
export interface Explainer {
  readonly key: string;
  readonly section: Exclude<NewsSection, 'flash'>;
  readonly title: string;
  /** Coins it mentions. */
  readonly coins: readonly string[];
  readonly lines: readonly string[];
}
