/** Sorts rows by a value, largest first (`asc`: smallest first); null last both ways. The sort is stable. */
export function ordered<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => number | string | null,
  asc: 0 | 1,
): readonly Row[] {
  const sign = asc === 1 ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      if (a.value === b.value) return 0;
      return (a.value < b.value ? -1 : 1) * sign;
    })
    .map(({ row }) => row);
}
