import type { Column } from '@coinmirror/shared/columns/column.ts';
import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import type { Link } from '@coinmirror/shared/routes/link.ts';

/** A fact with its name, already in words; some are for wide screens alone. */
export type Fact = readonly [name: string, value: string, on?: 'wide'];

/** A line of a list of articles. */
export interface LineBlock {
  readonly link: Link;
  readonly title: string;
  readonly note: string;
}

/** One of some links beside each other. */
export interface TabLink {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** What the first screen of a page is made of: words and links. `render/` decides how a block looks. */
export type Block =
  | {
      readonly kind: 'head';
      readonly title: string;
      readonly summary: string;
      /** Epoch ms; null for a page without figures. */
      readonly asOf: number | null;
    }
  /** The way to a page, in words. */
  | { readonly kind: 'way'; readonly words: readonly string[] }
  | {
      readonly kind: 'subject';
      readonly logo: string;
      readonly name: string;
      readonly symbol: string;
      /** The page's word behind the name; '' on the first page. */
      readonly word: string;
      readonly note: string;
      /** null where the subject has no price. */
      readonly price: {
        readonly usd: string;
        readonly otherUnit: string;
        readonly change: number | null;
      } | null;
    }
  /** A sentence of the page. */
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'facts'; readonly as: 'strip' | 'grid' | 'line'; readonly items: readonly Fact[] }
  /** Facts, and shares of a whole beside them. */
  | { readonly kind: 'figures'; readonly facts: readonly Fact[]; readonly rings: readonly Fact[] }
  /** Blocks to the left of the page's rail. */
  | { readonly kind: 'beforeRail'; readonly blocks: readonly Block[] }
  /** Links beside each other, of which one may be the page itself. */
  | { readonly kind: 'tabs'; readonly tabs: readonly TabLink[] }
  /** The first rows of a list, in the columns that the page shows unless others are chosen. */
  | { readonly kind: 'table'; readonly withRows: <Result>(read: TableReader<Result>) => Result }
  /** Blocks below the page's tools, which take this many lines. */
  | { readonly kind: 'belowTools'; readonly rows: number; readonly blocks: readonly Block[] }
  /** A page beside, or on a phone below, a menu of its kind. */
  | {
      readonly kind: 'besideMenu';
      readonly label: string;
      readonly groups: readonly { readonly title: string; readonly tabs: readonly TabLink[] }[];
      readonly blocks: readonly Block[];
    }
  | { readonly kind: 'lines'; readonly lines: readonly LineBlock[] }
  | { readonly kind: 'text'; readonly text: readonly TextBlock[] }
  /** In place of data that has no source. */
  | { readonly kind: 'unconnected' }
  | { readonly kind: 'updated'; readonly asOf: number | null; readonly note: string };

/** Reads a table of any rows. */
type TableReader<Result> = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) => Result;

/** A table among blocks, whatever its rows are. */
export function tableBlock<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Block {
  return { kind: 'table', withRows: (read) => read(columns, rows) };
}
