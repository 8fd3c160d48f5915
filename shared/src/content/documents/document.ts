import type { ParamsOf, RouteName } from '../../manifest/pages.ts';

/** Pages without path parameters: the pages a document may link to. */
export type PlainPage = {
  [Name in RouteName]: object extends ParamsOf<Name> ? Name : never;
}[RouteName];

/** Text within a block. It contains no markup: the renderer creates the elements. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  /** One of the site's pages, optionally with an anchor. */
  | {
      readonly kind: 'page';
      readonly page: PlainPage;
      readonly anchor?: string;
      readonly children: readonly Inline[];
    }
  /** Another address of the site: a wiki term, a tutorial, a calculator. */
  | { readonly kind: 'inside'; readonly href: string; readonly children: readonly Inline[] }
  /** An https or mailto address. */
  | { readonly kind: 'outside'; readonly href: string; readonly children: readonly Inline[] };

/** One item of a list, or one cell of a table. */
export type Words = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly words: Words }
  | { readonly kind: 'paragraph' | 'quote'; readonly words: Words }
  /** Lines to type or paste, as they are. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Words[] }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] };

/** A document with a page of its own, compiled from a Markdown file of this folder. */
export interface DocumentContent {
  /** The page that shows it; both share the title. */
  readonly page: PlainPage;
  /** A one-sentence summary: under the heading, and for search engines. */
  readonly summary: string;
  /** Date of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  /** Documents to read next. */
  readonly related: readonly PlainPage[];
  readonly blocks: readonly Block[];
}
