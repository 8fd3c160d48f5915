import type { Column, MoneyTerms } from './column.ts';

/** The columns that a table's share image shows beside each row's name, by id. */
export interface Pictured {
  readonly figure: string;
  /** A change in %, on the right. */
  readonly change?: string;
  /** Text after the name: the owner of an address, its exchange. */
  readonly note?: string;
}

export interface PicturedRow {
  readonly name: string;
  readonly figure: string;
  /** Percent; null if unknown or if the table has none. */
  readonly change: number | null;
}

export interface TablePicture {
  /** The headings of the columns shown. */
  readonly label: string;
  readonly rows: readonly PicturedRow[];
}

/** The content of a share image for some rows, from the table's own columns. */
export function tablePicture<Row>(
  columns: readonly Column<Row>[],
  pictured: Pictured,
  rows: readonly Row[],
  terms: MoneyTerms,
): TablePicture {
  const column = (id: string | undefined) => columns.find((one) => one.id === id);
  const name = columns.find(({ rowHeader }) => rowHeader);
  const note = column(pictured.note);
  const figure = column(pictured.figure);
  const change = column(pictured.change);
  return {
    label: [figure, change].flatMap((one) => one?.label ?? []).join('与'),
    rows: rows.map((row) => ({
      name: [name, note]
        .map((one) => one && wordsOf(one, row, terms))
        .filter(Boolean)
        .join(' '),
      figure: figure === undefined ? '' : wordsOf(figure, row, terms),
      change: numberOf(change?.sortValue?.(row)),
    })),
  };
}

/** A cell as text: a name with its note, a formatted number. */
function wordsOf<Row>({ content }: Column<Row>, row: Row, terms: MoneyTerms): string {
  switch (content.as) {
    case 'number':
      return content.write(row, terms).text;
    case 'subject': {
      const subject = content.read(row);
      return subject === null ? '' : titleOf(subject.name, subject.note);
    }
    case 'text':
      return content.read(row);
    default:
      return '';
  }
}

/** `比特币 BTC`; only one word if both are equal. */
function titleOf(name: string, note = ''): string {
  return note === '' || name.toUpperCase() === note.toUpperCase() ? name : `${name} ${note}`;
}

function numberOf(value: number | string | null | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
