import type { CurrencyUnit } from '../constants/currencyUnits.ts';
import type { CsvCell } from '../format/csv.ts';
import type { TimeZoneChoice } from '../format/time.ts';
import type { Written } from '../format/written.ts';
import type { Link } from '../routes/link.ts';

type ColumnAlign = 'left' | 'right' | 'center';

export type SortOrder = 'desc' | 'asc';

/** A column and its direction. */
export interface Sort {
  readonly id: string;
  readonly order: SortOrder;
}

/** The visitor's currency unit, and the rates to it by lower-case code; empty until loaded. */
export interface MoneyTerms {
  readonly unit: CurrencyUnit;
  readonly rates: Readonly<Record<string, number>>;
}

/** Units of money and times in a CSV file: those the visitor has chosen. */
export interface CsvTerms {
  /** Shown in the heading, for instance CNY. */
  readonly unit: string;
  /** Units per 1 USD; null if the rate is unknown. */
  readonly perUsd: number | null;
  readonly timeZone: TimeZoneChoice;
}

/** What a cell names: a coin, an exchange, a sector. */
export interface Subject {
  readonly name: string;
  /** Small text under the name: a coin's symbol. */
  readonly note?: string;
  /** Address of its logo; '' if it has none yet. If absent, no space is reserved for one. */
  readonly logo?: string;
  /** Link to its page; null if it has none. */
  readonly link: Link | null;
}

/** The content of a column's cells. Each renderer (page, prerendered HTML) formats it in its own way. */
export type Content<Row> =
  /** A formatted number with its colour and its tooltip. */
  | { readonly as: 'number'; readonly write: (row: Row, terms: MoneyTerms) => Written }
  /** Text; '' is unknown, or is shown as `none`. */
  | { readonly as: 'text'; readonly read: (row: Row) => string; readonly none?: string }
  /** Epoch ms, shown as a date or as an age. */
  | { readonly as: 'time'; readonly form: 'date' | 'ago'; readonly read: (row: Row) => number | null }
  /** A named thing with a link to its page; null is unknown. */
  | { readonly as: 'subject'; readonly read: (row: Row) => Subject | null }
  /** An account on another site, by its address; its name is the last path segment. '' is unknown. */
  | { readonly as: 'account'; readonly read: (row: Row) => string }
  /** 1, 2, 3 …: the row's position in the list, whatever the sort order. */
  | { readonly as: 'ordinal' }
  /** Content that cannot be text: a button, a sparkline. The page draws it. */
  | { readonly as: 'drawn' };

/**
 * What all renderers of a column share: React's table, prerendered HTML, CSV file, column chooser. `sortValue` makes it
 * sortable (and, with a `filter` unit, filterable); null sorts last in both orders.
 */
export interface ColumnFacts<Row> {
  /** Used in addresses and in storage; never change it once released. */
  readonly id: string;
  /** Plain name: the heading, the column chooser, the CSV heading. */
  readonly label: string;
  readonly align?: ColumnAlign;
  /** Width in px; the first column with `grow` takes the remaining width, at least this. */
  readonly width: number;
  /** Width below 640 px, if different. */
  readonly phoneWidth?: number;
  readonly grow?: boolean;
  /** The row header: assistive technology reads it with every other cell. */
  readonly rowHeader?: boolean;
  /** Stays at the left while the rest scrolls. Pinned columns come first. */
  readonly pin?: boolean;
  /** Below 640 px: not shown, or a key number of the list, which directly follows the name there (`phoneColumns.ts`). */
  readonly phone?: 'hidden' | 'key';
  /** Below 640 px it stands small under the column with this id, where that is shown. */
  readonly phoneUnder?: string;
  /** Not offered in the column chooser. */
  readonly always?: boolean;
  /** Not shown until chosen, and not prerendered. */
  readonly optional?: boolean;
  /** For an optional column: shown on wide screens until the visitor chooses. */
  readonly wide?: boolean;
  readonly sortValue?: (row: Row) => number | string | null;
  /** The rows arrive in this order of it, ties and unknown values aside; one column of a list. */
  readonly arrives?: SortOrder;
  /** The unit of filter bounds ('%', '亿 USD'), and its size in sort values. */
  readonly filter?: { readonly unit: string; readonly scale: number };
  /** The CSV value; without it the column is not exported. Money and times follow `terms`. */
  readonly csv?: (row: Row, terms: CsvTerms) => CsvCell;
  readonly csvLabel?: (terms: CsvTerms) => string;
  /** Key of its entry in the definitions (meaning, formula, source). */
  readonly definition?: string;
  /** Cells contain buttons or links, which are stacked above the row's link. */
  readonly interactive?: boolean;
  /** Money, in the visitor's unit. */
  readonly money?: true;
  /** The 24 h change of the row's coin: a card beside it tells its parts. */
  readonly splits?: true;
}

/** One column as data, without rendering. A table is a list of these. */
export interface Column<Row> extends ColumnFacts<Row> {
  /** Heading shown instead of the plain name: `#`; '' leaves it to screen readers. */
  readonly heading?: string;
  readonly content: Content<Row>;
}

/** Properties a table may override for a column. */
export type Own<Row> = Partial<Omit<Column<Row>, 'id' | 'label' | 'content'>>;

/** The order in which a list's rows arrive; null where no column says it. */
export function arrivalSort<Row>(columns: readonly ColumnFacts<Row>[]): Sort | null {
  for (const { id, arrives } of columns) if (arrives !== undefined) return { id, order: arrives };
  return null;
}

/** The columns of a list whose rows arrive ordered by one of them. */
export function arrivingBy<Kind extends ColumnFacts<never>>(
  columns: readonly Kind[],
  id: string,
  order: SortOrder = 'desc',
): readonly Kind[] {
  return columns.map(
    ({ arrives: _other, ...column }) => (column.id === id ? { ...column, arrives: order } : column) as Kind,
  );
}

/** The same column without sorting or filtering, for tables with a fixed order. */
export function unsorted<Row>({ sortValue: _sort, filter: _filter, ...column }: Column<Row>): Column<Row> {
  return column;
}
