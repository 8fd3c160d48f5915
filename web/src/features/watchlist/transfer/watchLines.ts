import { OWN_NUMBER_MAX } from '@coinmirror/shared/constants/limits.ts';
import { rearmed } from '@coinmirror/shared/format/csv.ts';
import type { DecimalMark } from '@coinmirror/shared/numbers/readNumber.ts';
import {
  type NumberStyle,
  numberOf,
  numberStyleOf,
  OWN_STYLE,
  type UnclearStyle,
} from '#ui/file/numberStyle.ts';
import { readTable, type TableRow } from '#ui/file/readTable.ts';
import { WATCH_HEAD, watchHeading } from './watchColumns.ts';

/** What a text says of one coin, whichever it is. */
export interface WatchLine {
  readonly word: string;
  readonly note: string;
  /** USD a coin, and coins; null for none. */
  readonly cost: number | null;
  readonly quantity: number | null;
  /** '' for none. */
  readonly group: string;
}

export interface WatchLines {
  readonly lines: readonly WatchLine[];
  /** What could not be read, by its line, for the visitor. */
  readonly odd: readonly string[];
  /** Headings of columns that say nothing to us. */
  readonly unused: readonly string[];
  /** Set where numbers read two ways and nothing tells which: nothing is read before the visitor says. */
  readonly unclear: UnclearStyle | null;
}

/** What stands between the words of a list. */
const BETWEEN = /[,，;；、|\t]+/;

/**
 * The lines of a table with a heading; the words of a list without one. `isCoin`: whether a word of several parts is one
 * coin's name. `mark`: what the visitor says of numbers with two readings.
 */
export function watchLines(
  text: string,
  isCoin: (word: string) => boolean,
  mark: DecimalMark | null,
): WatchLines {
  const { rows, broken } = readTable(text);
  const odd = broken.map(({ line, why }) => `第 ${line} 行：${why}`);
  const [head, ...body] = rows;
  const heading = head ? watchHeading(head.cells) : null;
  if (heading === null) return { lines: wordsOf(text, isCoin), odd: [], unused: [], unclear: null };
  const { places, unused } = heading;
  const cellOf = (row: TableRow, column: (typeof WATCH_HEAD)[number]) =>
    row.cells[places.get(column) ?? -1] ?? '';
  const isOwn = WATCH_HEAD.every((column) => places.has(column));
  const cells = body.flatMap((row) => [cellOf(row, '成本(USD)'), cellOf(row, '数量')]);
  const style = isOwn ? OWN_STYLE : numberStyleOf(cells, mark);
  if (style.kind === 'unclear') return { lines: [], odd, unused, unclear: style };
  const lines = body.map((row): WatchLine => {
    const number = (column: '成本(USD)' | '数量') => {
      const cell = cellOf(row, column);
      const value = amountOf(cell, style);
      if (cell !== '' && value === null) odd.push(`第 ${row.line} 行：${column}“${cell}”无法读取，留空`);
      return value;
    };
    return {
      word: cellOf(row, '代码'),
      note: rearmed(cellOf(row, '备注')),
      cost: number('成本(USD)'),
      quantity: number('数量'),
      group: rearmed(cellOf(row, '分组')).trim(),
    };
  });
  return { lines: lines.filter(({ word }) => word !== ''), odd, unused, unclear: null };
}

/** An amount of 0 or more; null for none, for one with two readings and for one that is too large. */
function amountOf(cell: string, style: NumberStyle): number | null {
  const value = numberOf(cell, style);
  return typeof value === 'number' && value >= 0 && value <= OWN_NUMBER_MAX ? value : null;
}

/** The words of a list: in lines, or parted by commas of any kind; by spaces where they are no one coin's name. */
function wordsOf(text: string, isCoin: (word: string) => boolean): readonly WatchLine[] {
  const words = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .flatMap((line) => line.split(BETWEEN))
    .flatMap((words) => {
      const whole = words.replace(/^["']|["']$/g, '').trim();
      return isCoin(whole) ? [whole] : whole.split(/\s+/);
    });
  return words.flatMap((word) =>
    word === '' ? [] : [{ word, note: '', cost: null, quantity: null, group: '' }],
  );
}
