import type { ColumnFacts } from './column.ts';

/** How the columns of a table take its width, whoever draws them. */
export interface ColumnWidths {
  /** Index of the column that takes what the others leave over: the first that grows; -1 without one. */
  readonly growsAt: number;
  /** The narrowest each column may be, px. */
  readonly widths: readonly number[];
  /** The narrowest the table may be, px. */
  readonly min: number;
  /** How many columns share what a wide page leaves over: those that neither grow nor are pinned, at least 1. */
  readonly sized: number;
}

/** The widths of the columns that are shown, on a phone or on a wider screen. */
export function columnWidths<Row>(columns: readonly ColumnFacts<Row>[], onPhone = false): ColumnWidths {
  const growsAt = columns.findIndex(({ grow }) => grow);
  const widths = columns.map(({ width, phoneWidth }) => (onPhone ? (phoneWidth ?? width) : width));
  return {
    growsAt,
    widths,
    min: widths.reduce((total, width) => total + width, 0),
    sized: Math.max(1, columns.filter(({ pin }, index) => index !== growsAt && !pin).length),
  };
}
