import type { ThemeColors } from '#ui/theme/readTokens.ts';
import type { BarGroup } from './BarsChart.tsx';

/** A group's own colour, or the next of the chart's. */
export function groupColor({ color }: BarGroup, index: number, colors: ThemeColors): string {
  return color === undefined ? (colors.series[index % colors.series.length] ?? colors.ink) : colors[color];
}

/** The legend printed on the saved image; empty for a single group. */
export function legendOf(groups: readonly BarGroup[], colors: ThemeColors) {
  if (groups.length < 2) return [];
  return groups.map((group, index) => ({
    key: group.key,
    name: group.name,
    colors: [groupColor(group, index, colors)],
  }));
}
