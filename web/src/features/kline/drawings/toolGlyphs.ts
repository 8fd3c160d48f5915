import type { ToolName } from '@coinmirror/shared/drawings/tools.ts';

/** The icon of each tool: strokes in a box of 16 by 16. */
export const TOOL_GLYPHS: Readonly<Record<ToolName, string>> = {
  trendLine: 'M3 13 13 3M2 14h2v-2H2zM12 4h2V2h-2z',
  ray: 'M2 14h2v-2H2zM4 12 14 2M8.5 9.5h1v-1h-1z',
  horizontal: 'M1 8h5M10 8h5M7 9h2V7H7z',
  vertical: 'M8 1v5M8 10v5M7 9h2V7H7z',
  channel: 'M2 10 11 2M5 14l9-8',
  fibonacci: 'M2 3h12M2 6.5h12M2 9.5h12M2 13h12',
  rectangle: 'M2.5 4h11v8h-11z',
  circle: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
  arrow: 'M3 13 13 3M7 3h6v6',
  brush: 'M2 12c2-6 4 2 6-3s4-5 6-5',
  text: 'M3 5V3h10v2M8 3v10M6 13h4',
  priceNote: 'M2 14l4-4M6 4h8v5H6z',
  measure: 'M2 11 11 2l3 3-9 9zM5 8l1.5 1.5M8 5l1.5 1.5',
  long: 'M2 3h12v6H2zM2 9v4h12V9M5 7l3-3 3 3',
  short: 'M2 7h12v6H2zM2 7V3h12v4M5 9l3 3 3-3',
};
