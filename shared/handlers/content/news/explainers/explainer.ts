import type { NewsSection } from '@coinmirror/shared/contract/news/sections.ts';

/** A piece that stays true: how something works. Lines beginning with `# ` are headings, with `- ` list items. */
export interface Explainer {
  readonly key: string;
  readonly section: Exclude<NewsSection, 'flash'>;
  readonly title: string;
  /** Coins it speaks of. */
  readonly coins: readonly string[];
  readonly lines: readonly string[];
}
