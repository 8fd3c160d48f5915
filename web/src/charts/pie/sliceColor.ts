import type { ThemeColors } from '#ui/theme/readTokens.ts';
import type { FoldedSlice } from './foldSlices.ts';

/** The colour of a slice by its index; 其他 is grey, and so is a slice left when every colour is taken. */
export function sliceColor(slice: FoldedSlice, index: number, colors: ThemeColors): string {
  if (slice.rest || index === colors.series.length) return colors.neutral;
  return colors.series[index % colors.series.length] ?? colors.ink;
}
