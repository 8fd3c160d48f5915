/** A grid's columns, and how many of them its last fact spans to fill the row. */
export interface FactColumns {
  readonly columns: number;
  readonly last: number;
}

/**
 * Where `most` facts fit side by side: as few rows as needed, of lengths as equal as possible. Nine facts where seven
 * fit are five over four, not seven over two.
 */
export function factColumns(count: number, most: number): FactColumns {
  const rows = Math.max(1, Math.ceil(count / most));
  const columns = Math.max(1, Math.ceil(count / rows));
  const over = count % columns;
  return { columns, last: over === 0 ? 1 : columns - over + 1 };
}
