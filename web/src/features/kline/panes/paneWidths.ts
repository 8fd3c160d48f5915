/** The resizable columns beside the chart. */
const COLUMNS = ['list', 'side'] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** Widths of columns, px. */
export type PaneWidths = Readonly<Record<ColumnName, number>>;

export const USUAL_WIDTHS: PaneWidths = { list: 264, side: 280 };

/** A narrower column would cut prices; a wider one would leave the chart no room. */
export const WIDTH_BOUNDS: Readonly<Record<ColumnName, { readonly min: number; readonly max: number }>> = {
  list: { min: 200, max: 420 },
  side: { min: 240, max: 480 },
};

/** Clamps a width to the column's bounds. */
export function boundedWidth(column: ColumnName, width: number): number {
  const { min, max } = WIDTH_BOUNDS[column];
  return Math.round(Math.min(max, Math.max(min, width)));
}
