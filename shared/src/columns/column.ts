import type { CurrencyUnit } from '../constants/currencyUnits.ts';
import type { CsvCell } from '../format/csv.ts';
import type { TimeZoneChoice } from '../format/time.ts';
import type { Written } from '../format/written.ts';
import type { Link } from '../routes/link.ts';

type ColumnAlign = 'left' | 'right' | 'center';

/** The reader's unit of money, and the rates to it by lower-case code; empty until they are known. */
export interface MoneyTerms {
  readonly unit: CurrencyUnit;
  readonly rates: Readonly<Record<string, number>>;
}

/** What a file's money and times are written in: what the visitor reads the table in. */
export interface CsvTerms {
  /** Shown in the heading, for instance CNY. */
  readonly unit: string;
  /** Units of it for 1 USD; null when the rate is not known. */
  readonly perUsd: number | null;
  readonly timeZone: TimeZoneChoice;
}

/** What a cell names: a coin, an exchange, a sector. */
export interface Subject {
  readonly name: string;
  /** Small, under the name: a coin's symbol. */
  readonly note?: string;
  /** Address of its picture; '' where it has none yet. Without it no room is kept for one. */
  readonly logo?: string;
  /** Its page; null where it has none. */
  readonly link: Link | null;
}

/** What stands in the cells of a column. Every reader of a table (page, prerendered HTML) writes these in its own way. */
export type Content<Row> =
  /** A number in words, with its colour and its hint. */
  | { readonly as: 'number'; readonly write: (row: Row, terms: MoneyTerms) => Written }
  /** Words; '' is unknown. */
  | { readonly as: 'text'; readonly read: (row: Row) => string }
  /** Epoch ms, as a day or as how long ago. */
  | { readonly as: 'time'; readonly form: 'date' | 'ago'; readonly read: (row: Row) => number | null }
  /** A thing by its name, with the way to its page; null is unknown. */
  | { readonly as: 'subject'; readonly read: (row: Row) => Subject | null }
  /** An account elsewhere by its address, called by the last part of it; '' is unknown. */
  | { readonly as: 'account'; readonly read: (row: Row) => string }
  /** 1, 2, 3 …: the row's place in the list as it stands, whatever its order. */
  | { readonly as: 'ordinal' }
  /** Nothing that words could say: a button, a line of prices. The page draws it. */
  | { readonly as: 'drawn' };

/**
 * What a column is, whoever shows it: React's table, the prerendered HTML, the file, the chooser of columns.
 * `sortValue` makes it sortable (and, when `filter` names a unit, filterable); a null sorts last in both orders.
 */
export interface ColumnFacts<Row> {
  /** Stands in the address and in storage; never change it once released. */
  readonly id: string;
  /** Plain name: the heading, the column chooser, the CSV heading. */
  readonly label: string;
  readonly align?: ColumnAlign;
  /** Width in px; the first column with `grow` takes what is left, and never less than this. */
  readonly width: number;
  /** Width below 640 px, when it differs. */
  readonly phoneWidth?: number;
  readonly grow?: boolean;
  /** The cell that names its row (assistive technology reads it with every other cell). */
  readonly rowHeader?: boolean;
  /** Stays at the left while the rest scrolls. Pinned columns come first. */
  readonly pin?: boolean;
  /** Not rendered below 640 px. */
  readonly phone?: 'hidden';
  /** Not offered in the column chooser. */
  readonly always?: boolean;
  /** Not shown until chosen, and not prerendered. */
  readonly optional?: boolean;
  /** Of an optional column: shown all the same where the screen is wide, until the visitor chooses. */
  readonly wide?: boolean;
  readonly sortValue?: (row: Row) => number | string | null;
  /** The unit a reader types bounds in ('%', '亿 USD'), and how many of the sort value make one of it. */
  readonly filter?: { readonly unit: string; readonly scale: number };
  /** What the file gets; without it the column stays out of the file. Money and times follow `terms`. */
  readonly csv?: (row: Row, terms: CsvTerms) => CsvCell;
  readonly csvLabel?: (terms: CsvTerms) => string;
  /** Key into the registry of definitions (meaning, formula, source). */
  readonly definition?: string;
  /** A cell that holds buttons or links of its own stands above the row's link. */
  readonly interactive?: boolean;
  /** Money, written in the unit that the visitor reads. */
  readonly money?: true;
}

/** One column as data, without any drawing. A table is a list of these. */
export interface Column<Row> extends ColumnFacts<Row> {
  /** What the heading shows where the plain name is not wanted: `#`; '' is for ears alone. */
  readonly heading?: string;
  readonly content: Content<Row>;
}

/** What a table may say of a column otherwise than its kind does. */
export type Own<Row> = Partial<Omit<Column<Row>, 'id' | 'label' | 'content'>>;

/** The same column, its heading no longer sorting or filtering: where the order is not the table's to choose. */
export function unsorted<Row>({ sortValue: _sort, filter: _filter, ...column }: Column<Row>): Column<Row> {
  return column;
}
