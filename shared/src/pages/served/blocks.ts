import type { CoinRow } from '../../contract/coins.ts';
import type { TextBlock } from '../../contract/richText.ts';
import type { Link } from '../../routes/link.ts';

/** A fact with its name, already in words. */
export type Fact = readonly [name: string, value: string];

/** A line of a list of articles. */
export interface LineBlock {
  readonly link: Link;
  readonly title: string;
  readonly note: string;
}

/** A row of a plain table: who, and a few values in words; a number with a direction is a change in percent. */
export interface PlainRow {
  /** null for what has no page yet. */
  readonly link: Link | null;
  readonly name: string;
  /** Small, under the name. */
  readonly note: string;
  readonly cells: readonly (string | { readonly change: number | null })[];
}

/** What the first screen of a page is made of. Words and links only: how a block looks is the gateway's affair. */
export type Block =
  | {
      readonly kind: 'head';
      readonly title: string;
      readonly summary: string;
      /** Epoch ms; null for a page without figures. */
      readonly asOf: number | null;
    }
  | {
      readonly kind: 'subject';
      readonly logo: string;
      readonly name: string;
      /** '' where it is the name itself. */
      readonly symbol: string;
      /** The page's word behind the name; '' on the subject's first page. */
      readonly word: string;
      readonly note: string;
      /** The number one comes for, in words; its note stands small behind it. */
      readonly figure: string;
      readonly figureNote: string;
      readonly change: number | null;
    }
  | { readonly kind: 'sentence'; readonly text: string; readonly asOf: number | null }
  | { readonly kind: 'facts'; readonly as: 'strip' | 'grid'; readonly items: readonly Fact[] }
  /** Facts, and shares of a whole beside them. */
  | { readonly kind: 'figures'; readonly facts: readonly Fact[]; readonly rings: readonly Fact[] }
  /** What stands left of the page's rail. */
  | { readonly kind: 'beforeRail'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'tabs';
      readonly items: readonly (readonly [label: string, href: string])[];
      readonly current: number;
    }
  | { readonly kind: 'coins'; readonly rows: readonly CoinRow[] }
  | { readonly kind: 'plainTable'; readonly headings: readonly string[]; readonly rows: readonly PlainRow[] }
  | { readonly kind: 'lines'; readonly lines: readonly LineBlock[] }
  | { readonly kind: 'text'; readonly text: readonly TextBlock[] }
  | { readonly kind: 'updated'; readonly asOf: number | null; readonly note: string };
