const NUMBER = Float64Array.BYTES_PER_ELEMENT;

/**
 * Rows of `count` numbers each in one block of memory, `more` in the last. There are a hundred thousand of a few
 * hundred bytes; separate allocations would take half as much again.
 */
export function rowsOf(count: number, rows: number, more = 0): (row: number) => Float64Array {
  const whole = new ArrayBuffer((count * rows + more) * NUMBER);
  return (row) => new Float64Array(whole, row * count * NUMBER, row === rows - 1 ? count + more : count);
}
