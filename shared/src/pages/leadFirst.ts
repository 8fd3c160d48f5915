/** The rows of a list with its lead before the others; as they are where the list has none. */
export function leadFirst<Row extends { readonly id: number }>(
  rows: readonly Row[],
  lead: number | null | undefined,
): readonly Row[] {
  const first = rows.find(({ id }) => id === lead);
  return first ? [first, ...rows.filter((one) => one !== first)] : rows;
}
