import type { ParamsOf, RouteName } from '../../manifest/pages.ts';

/** Pages whose address takes no parameter: what a document may link to. */
export type PlainPage = {
  [Name in RouteName]: object extends ParamsOf<Name> ? Name : never;
}[RouteName];

/** Words inside a block. Nothing of it is markup: whoever shows it makes the elements. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  /** A page of ours, and the part of it where one is named. */
  | {
      readonly kind: 'page';
      readonly page: PlainPage;
      readonly anchor?: string;
      readonly children: readonly Inline[];
    }
  /** Another address of ours: a term of the wiki, a tutorial, a calculator. */
  | { readonly kind: 'inside'; readonly href: string; readonly children: readonly Inline[] }
  /** An https or mailto address. */
  | { readonly kind: 'outside'; readonly href: string; readonly children: readonly Inline[] };

/** One item of a list, or one cell of a table. */
export type Words = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly words: Words }
  | { readonly kind: 'paragraph' | 'quote'; readonly words: Words }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Words[] }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] };

/** A text that stands on a page of its own: what a file of this folder is compiled to. */
export interface DocumentContent {
  /** The page it stands on; its title is the page's. */
  readonly page: PlainPage;
  /** What it is about, in a sentence: under the heading, and for search engines. */
  readonly summary: string;
  /** The day of its last change, `YYYY-MM-DD`. */
  readonly updated: string;
  /** Documents that a reader may want next. */
  readonly related: readonly PlainPage[];
  readonly blocks: readonly Block[];
}
