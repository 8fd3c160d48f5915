import Papa from 'papaparse';

/** A row of a table that somebody brings. */
export interface TableRow {
  /** Its first line in the text, from 1. */
  readonly line: number;
  /** Its cells, without space around them. */
  readonly cells: readonly string[];
}

export interface ReadTable {
  /** Rows with anything in them, the heading among them. */
  readonly rows: readonly TableRow[];
  /** Lines that are no row of a table, with the reason. */
  readonly broken: readonly { readonly line: number; readonly why: string }[];
}

/** The first line of a file for Excel: which character parts its cells. */
const SEPARATOR = /^sep=(.)[ \t]*(?:\r\n?|\n|$)/i;
/** A quoted cell, or an end of a line outside of one. */
const LINE_ENDS = /(?<=^|[,;\t|\r\n])"(?:[^"]|"")*"|\r\n?/g;

const REASONS: Readonly<Record<string, string>> = {
  MissingQuotes: '引号没有成对，这一行及其后的内容无法读取',
  InvalidQuotes: '引号的位置不对',
};

/**
 * Parses a table as spreadsheets write it: cells parted by commas, semicolons, tabs or bars, as `sep=` says where it is
 * there; quoted cells may hold line ends (RFC 4180). Line ends may differ from line to line. What cannot be parsed is
 * reported with its line.
 */
export function readTable(text: string): ReadTable {
  const plain = text.replace(/^\uFEFF/, '');
  const [separatorLine, separator] = SEPARATOR.exec(plain) ?? [];
  const body = plain
    .slice(separatorLine?.length ?? 0)
    .replace(LINE_ENDS, (match) => (match.startsWith('"') ? match : '\n'));
  const { data, errors } = Papa.parse<string[]>(body, {
    newline: '\n',
    delimiter: separator ?? delimiterOf(body),
  });
  const first = separatorLine === undefined ? 1 : 2;
  const lines = lineNumbers(data, first);
  const broken = new Map<number, string>();
  for (const { code, row = 0 } of errors) {
    const why = REASONS[code];
    if (why !== undefined) broken.set(row, why);
  }
  return {
    rows: data.flatMap((cells, at) => {
      const isRow = !broken.has(at) && cells.some((cell) => cell.trim() !== '');
      return isRow ? [{ line: lines[at] ?? first, cells: cells.map((cell) => cell.trim()) }] : [];
    }),
    broken: [...broken].map(([at, why]) => ({ line: lines[at] ?? first, why })),
  };
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** What parts the cells: the one that the first line with any has most of, outside of quotes. */
function delimiterOf(text: string): string {
  for (const line of text.split('\n', 10)) {
    const bare = line.replace(/"(?:[^"]|"")*"/g, '');
    const counts = DELIMITERS.map((mark) => bare.split(mark).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return DELIMITERS[counts.indexOf(most)] ?? ',';
  }
  return ',';
}

/** The first line of each row: a quoted cell may hold several. */
function lineNumbers(rows: readonly (readonly string[])[], first: number): readonly number[] {
  let line = first;
  return rows.map((cells) => {
    const begins = line;
    line += 1 + cells.reduce((count, cell) => count + (cell.match(/\r\n?|\n/g)?.length ?? 0), 0);
    return begins;
  });
}
