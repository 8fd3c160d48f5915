/** Maps rows by something that waits, at most `atOnce` of them at a time; results in the rows' order. Rejects with the first error. */
export async function mapSome<Row, Value>(
  rows: readonly Row[],
  atOnce: number,
  make: (row: Row) => Promise<Value>,
): Promise<readonly Value[]> {
  const values: Value[] = [];
  const left = rows.entries();
  const work = async () => {
    // One iterator for all who work: each takes the next row.
    for (const [at, row] of left) values[at] = await make(row);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, work));
  return values;
}
