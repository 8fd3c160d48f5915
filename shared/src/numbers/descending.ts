/** Sorts largest first, null last; stable. */
export function descending<Row>(rows: readonly Row[], read: (row: Row) => number | null): Row[] {
  return rows.toSorted((left, right) => {
    const [a, b] = [read(left), read(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return b - a;
  });
}
