/** A small table for a terminal. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? cell).length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [title, line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join(
    '\n',
  );
}

/** `0.93 (goal ≥ 0.90: met)` */
export function goal(name: string, value: number, relation: '≥' | '≤', aim: number): string {
  const met = relation === '≥' ? value >= aim : value <= aim;
  return `${name}: ${value.toFixed(2)} (goal ${relation} ${aim}: ${met ? 'met' : 'not met'})`;
}

export function one(value: number, places = 1): string {
  return value.toFixed(places);
}
