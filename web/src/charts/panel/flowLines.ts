/**
 * Distributes pieces over lines, by their indexes: in order, as many per line as fit into `room` with `gap` between
 * them, all in one unit. A piece wider than the room has a line of its own; no pieces give no lines.
 */
export function flowLines(
  widths: readonly number[],
  room: number,
  gap: number,
): readonly (readonly number[])[] {
  const lines: number[][] = [];
  let taken = 0;
  for (const [place, width] of widths.entries()) {
    const line = lines.at(-1);
    if (line !== undefined && taken + gap + width <= room) {
      line.push(place);
      taken += gap + width;
    } else {
      lines.push([place]);
      taken = width;
    }
  }
  return lines;
}
