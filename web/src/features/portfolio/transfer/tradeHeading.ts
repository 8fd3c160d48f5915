import type { ReadTable, TableRow } from '#ui/file/readTable.ts';
import { type Program, programOf } from './programs.ts';
import { columnOf, REQUIRED_COLUMNS, type TradeColumn } from './tradeColumns.ts';
import { OWN_HEAD } from './tradesCsv.ts';

/** Some programs write lines about the file before its heading. */
const MOST_LINES_BEFORE = 10;

/** What the heading of a file of trades says. */
export interface TradeHeading {
  /** Where each column stands. */
  readonly places: ReadonlyMap<TradeColumn, number>;
  /** Headings of columns that say nothing to us. */
  readonly unused: readonly string[];
  /** Times without a zone are UTC. */
  readonly isUtc: boolean;
  /** It is a file of ours: numbers have a decimal point. */
  readonly isOwn: boolean;
  /** A pair as it is written elsewhere. */
  readonly pairOf: (word: string) => string;
  /** The rows below it. */
  readonly rows: readonly TableRow[];
}

/** Finds the heading of a file of trades; why there is none, for the visitor. */
export function tradeHeading({ rows }: ReadTable): TradeHeading | { readonly why: string } {
  const at = rows.slice(0, MOST_LINES_BEFORE).findIndex(({ cells }) => isHeading(cells));
  const cells = rows[at]?.cells ?? rows[0]?.cells ?? [];
  const program = programOf(cells);
  if (program?.columns === null) {
    return { why: `这像是 ${program.name} 的导出，暂不支持；需要的列是 ${REQUIRED_COLUMNS.join('、')}` };
  }
  const meanings = cells.map((cell) => meaningOf(cell, program));
  const places = new Map<TradeColumn, number>();
  for (const [place, meaning] of meanings.entries()) {
    if (!meaning) continue;
    if (places.has(meaning)) return { why: `有两列都是“${meaning}”，请删去一列` };
    places.set(meaning, place);
  }
  const missing = REQUIRED_COLUMNS.filter((column) => !places.has(column));
  if (missing.length > 0) return { why: `首行应为列名，缺少 ${missing.join('、')}` };
  return {
    places,
    unused: cells.filter((cell, place) => cell !== '' && meanings[place] === undefined),
    isUtc: program?.isUtc ?? cells.some((cell) => /utc/i.test(cell) && columnOf(cell) === '日期'),
    isOwn: OWN_HEAD.every((column) => cells.includes(column)),
    pairOf: program?.pairOf ?? ((word) => word),
    rows: rows.slice(at + 1),
  };
}

function isHeading(cells: readonly string[]): boolean {
  return programOf(cells) !== null || cells.filter((cell) => columnOf(cell) !== undefined).length >= 3;
}

/** undefined for a column that says nothing to us, '' for one that only repeats others. */
function meaningOf(cell: string, program: Program | null): TradeColumn | '' | undefined {
  return program?.columns ? program.columns[cell.trim().toLowerCase()] : columnOf(cell);
}
