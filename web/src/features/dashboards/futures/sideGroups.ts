import type { BarGroup } from '#charts/bars/BarsChart.tsx';

interface Sides {
  readonly long: number;
  readonly short: number;
}

/** Longs and shorts as stacked bars, in the palette's up and down like everywhere on the site. */
export function sideGroups(what: string, rows: readonly Sides[]): readonly BarGroup[] {
  return [
    { key: 'long', name: `多单${what}`, stack: 'side', color: 'up', values: rows.map(({ long }) => long) },
    {
      key: 'short',
      name: `空单${what}`,
      stack: 'side',
      color: 'down',
      values: rows.map(({ short }) => short),
    },
  ];
}
