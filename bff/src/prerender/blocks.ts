import type { Column } from '@coinmirror/shared/columns/column.ts';
import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import type { Link } from '@coinmirror/shared/routes/link.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';

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
  /** The part of a menu it stands in. */
  readonly group?: string;
}

/** What the head of a coin, exchange … says beside its name and a line about it. */
export interface SubjectFacts {
  /** The way to the page, in words. */
  readonly way: readonly string[];
  readonly logo: string;
  readonly symbol: string;
  /** The page's word behind the name; '' on the first page. */
  readonly word: string;
  /** null where the subject has no price. */
  readonly price: { readonly usd: string; readonly otherUnit: string; readonly change: number | null } | null;
}

/** What the first screen of a page is made of: words and links. `render/` decides how a block looks. */
export type Block =
  | {
      readonly kind: 'head';
      readonly title: string;
      readonly summary: string;
      /** What today is like, in place of the summary; null while that is not known, absent where a page has none. */
      readonly sentence?: Sentence | null | undefined;
      /** Epoch ms; null for a page without figures. */
      readonly asOf: number | null;
      /** The way to the page, in words, where the page has one above its title. */
      readonly way?: readonly string[];
      readonly subject?: SubjectFacts;
    }
  /** A sentence of the page; with `asOf` behind the time of its figures, and not at all while that is not known. */
  | { readonly kind: 'sentence'; readonly text: string; readonly asOf?: number | null }
  /** The same, computed, with its figures as links; `day` is what a subject's pages begin with. */
  | { readonly kind: 'computed'; readonly sentence: Sentence; readonly as?: 'day' }
  /** Facts; those beside leave the place of a chart. */
  | {
      readonly kind: 'facts';
      readonly as: 'zone' | 'grid' | 'line' | 'beside';
      readonly items: readonly Fact[];
    }
  /**
   * Links beside each other, of which one may be the page itself; with a label, the menu beside the page. A phone has
   * tools in a line below them.
   */
  | {
      readonly kind: 'tabs';
      readonly tabs: readonly TabLink[];
      readonly label?: string;
      readonly withTools?: boolean;
    }
  /**
   * The first rows of a list or two, in the columns that the page shows unless others are chosen; `switchesWidth` (px) is
   * that of the switches above them, which may leave no room beside them for the other tools.
   */
  | {
      readonly kind: 'table';
      readonly tables: readonly TableRows[];
      readonly belowTools?: boolean | 'ofCoins';
      readonly switchesWidth?: number;
    }
  /** The place of a chart, which only the page draws. */
  | { readonly kind: 'chart' }
  | { readonly kind: 'lines'; readonly lines: readonly LineBlock[] }
  | { readonly kind: 'text'; readonly text: readonly TextBlock[] }
  /** In place of data that has no source, or a paused one: as its answer says. */
  | { readonly kind: 'unconnected'; readonly message: string };

/** Rows of any kind with their columns, for whoever reads tables of all kinds. */
export type TableRows = <Result>(
  read: <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) => Result,
) => Result;

export function tableRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): TableRows {
  return (read) => read(columns, rows);
}

/** A table among blocks, whatever its rows are. */
export function tableBlock<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Block {
  return { kind: 'table', tables: [tableRows(columns, rows)] };
}
