/** Sum of a figure over the rows that have it; null if there are rows and none has. */
export function sumKnown<Row>(rows: readonly Row[], figureOf: (row: Row) => number | null): number | null {
  return rows.length > 0 && rows.every((row) => figureOf(row) === null) ? null : sum(rows, figureOf);
}

/** Sum of a figure; null counts as 0. */
export function sum<Row>(rows: readonly Row[], figureOf: (row: Row) => number | null): number {
  return rows.reduce((total, row) => total + (figureOf(row) ?? 0), 0);
}
