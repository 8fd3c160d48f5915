/** The layout a page stands in (specification section 2, Layouts). */
export type LayoutName =
  | 'default'
  | 'kline'
  | 'verification'
  | 'exchange'
  | 'ranking'
  | 'appDownload'
  | 'exchangeGuide'
  | 'twoWay';

/** Subject of a page; pages of one subject share a header and a tab strip. */
export type SubjectName = 'coin' | 'exchange' | 'wallet' | 'dapp' | 'protocol';

/**
 * One row of the page table. Patterns are React Router's: `:name`, `:name?`, and a `.html` ending after a parameter.
 * Static rows take precedence over rows with parameters. A canonical pattern has no trailing slash; both forms are
 * served.
 */
export interface PageRow {
  readonly pattern: `/${string}`;
  /** Document title without the product's name; `{param}` is replaced by the page's own data. */
  readonly title: string;
  /** Shorter label for menus and strips, if any. */
  readonly nav?: string;
  /** The layout it stands in; without one the default. Most pages have it, and each row ships with the first load. */
  readonly layout?: Exclude<LayoutName, 'default'>;
  /** The page whose component shows it, if another: a view of the same list, an old address. */
  readonly view?: string;
  /** Set on the pages of one coin, one exchange …: in table order they are its tabs. */
  readonly subject?: SubjectName;
  /**
   * The page's label in its subject's tab strip, and after the subject's name in its title. Pages with the same label
   * share one tab, which links to the first of them; without a label there is no tab.
   */
  readonly tab?: string;
  /**
   * It may hold the live socket (specification section 4); the page of one coin where that is a major one. On any other
   * page nothing arrives by itself.
   */
  readonly live?: true;
  /** Its group in the menu beside pages of its kind, in the order of the table. */
  readonly group?: string;
  /** Patterns of parameters; an address that does not match is a 404. */
  readonly where?: Readonly<Record<string, RegExp>>;
}

type Segment<S extends string> = S extends `:${infer Name}.html`
  ? { [K in Name]: string }
  : S extends `:${infer Name}?`
    ? { [K in Name]?: string }
    : S extends `:${infer Name}`
      ? { [K in Name]: string }
      : unknown;

/** `/a/:b/:c?` → `{ b: string; c?: string }`. */
export type PatternParams<P extends string> = P extends `/${infer Head}/${infer Tail}`
  ? Segment<Head> & PatternParams<`/${Tail}`>
  : P extends `/${infer Last}`
    ? Segment<Last>
    : unknown;
