import type { LineSeriesOption } from 'echarts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { withAlpha } from '../../echarts/toTheme.ts';
import { extentOf } from '../axes/extent.ts';
import { lastKnown } from '../data/transform.ts';
import type { ValueText } from '../text/valueText.ts';
import type { Band, Level, ValueKind } from '../types.ts';
import { type DrawnSeries, sideOf } from '../view.ts';

type MarkArea = NonNullable<LineSeriesOption['markArea']>;
type MarkLine = NonNullable<LineSeriesOption['markLine']>;

export const BAND_ALPHA = 0.08;
/** A z of the library, which draws lines at 2. */
const OVER_LINES = 3;
/** Width of the outline around a label, px: lines run under it. */
const HALO = 3;

/** Bands as the library's mark areas: coloured stretches labelled with their meaning, where there is room. */
export function bandMarks(bands: readonly Band[], colors: ThemeColors, unnamed = false): MarkArea {
  return {
    silent: true,
    // Above the lines: its label must be readable, and its colour hardly tints them.
    z: OVER_LINES,
    data: bands.map((band) => [
      {
        name: band.text,
        ...(band.from === null ? {} : { yAxis: band.from }),
        itemStyle: { color: withAlpha(colors[band.tone], BAND_ALPHA) },
        label: {
          show: !unnamed,
          // Away from the names of levels at the left and, mostly, from where the lines end.
          position: 'insideBottomRight',
          color: colors[band.tone],
          fontSize: 12,
          textBorderColor: colors.paper,
          textBorderWidth: HALO,
          formatter: escapeName(band.text),
        },
      },
      band.to === null ? {} : { yAxis: band.to },
    ]),
  };
}

/** Without it the library rounds a line's value to two decimals: $0.1376 would stand at $0.14, $0.0000219 at 0. */
export const EXACT = -1;

/** Levels as dashed lines with their names at the left end. */
export function levelMarks(levels: readonly Level[], colors: ThemeColors, unnamed = false): MarkLine {
  return {
    silent: true,
    symbol: 'none',
    precision: EXACT,
    data: levels.map((level) => {
      const color = colors[level.tone ?? 'neutral'];
      return {
        yAxis: level.value,
        lineStyle: { color, type: 'dashed' as const, width: 1 },
        label: {
          show: !unnamed,
          position: 'insideStartTop' as const,
          color,
          fontSize: 12,
          textBorderColor: colors.paper,
          textBorderWidth: HALO,
          formatter: escapeName(level.text),
        },
      };
    }),
  };
}

/** Digits of a price on an axis, as many as the tick labels have room for. */
const TAG_DIGITS = 6;

/** The newest value of a series, on its axis, in its colour; its tag stands `shift` px above its line. */
export function lastValueMark(
  { series, points, text }: DrawnSeries,
  color: string,
  colors: ThemeColors,
  shift = 0,
): NonNullable<MarkLine['data']> {
  const value = lastKnown(points)?.[1] ?? null;
  if (value === null) return [];
  return [
    {
      yAxis: value,
      lineStyle: { color: withAlpha(color, 0.5), type: 'dotted' as const, width: 1 },
      label: {
        position: sideOf(series) === 'left' ? ('start' as const) : ('end' as const),
        distance: 2,
        offset: [0, -shift],
        padding: [2, 4],
        borderRadius: 2,
        color: colors.paper,
        backgroundColor: color,
        fontSize: 11,
        formatter: escapeName(tagText(series.kind, text, value)),
      },
    },
  ];
}

/** Width of a digit in a tag and in a tick label, and the padding of either between axis and edge, px. */
const TAG_DIGIT = 6.6;
const TICK_DIGIT = 7;
const AROUND_TAG = 10;
const AROUND_TICK = 8;

/** How much wider than the tick labels the newest value of an axis' first series is, px: 166.53 beside 150. */
export function tagRoom(drawn: readonly DrawnSeries[]): number {
  const [first] = drawn;
  const extent = extentOf(drawn);
  const value = first ? (lastKnown(first.points)?.[1] ?? null) : null;
  if (!first || extent === null || value === null) return 0;
  const { series, text } = first;
  const ticks = [extent.low, extent.high].map((end) => text.tick(Number(end.toPrecision(2))).length);
  const tag = tagText(series.kind, text, value).length * TAG_DIGIT + AROUND_TAG;
  return Math.max(0, Math.ceil(tag - Math.max(...ticks) * TICK_DIGIT - AROUND_TICK));
}

/** The newest value as its tag shows it: in full, as its legend does, or in as many digits as there is room for. */
export function tagText(kind: ValueKind, text: ValueText, value: number): string {
  const full = text.full(value);
  const isLong = (kind === 'price' || kind === 'money') && full.replace(/\D/g, '').length > TAG_DIGITS;
  return isLong ? text.tick(Number(value.toPrecision(TAG_DIGITS))) : full;
}

/** The library parses {a} in a label as a placeholder. */
function escapeName(text: string): () => string {
  return () => text;
}
