import type { CandleType, DeepPartial, Styles } from 'klinecharts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { withAlpha } from '../echarts/toTheme.ts';

/** How prices are drawn: candles, hollow candles, bars, a line, a line over an area, Heikin-Ashi. */
export const CHART_KINDS = ['candle', 'hollow', 'ohlc', 'line', 'area', 'heikinAshi'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** The price axis: linear, logarithmic, or % of the first visible candle. */
export const AXIS_KINDS = ['normal', 'logarithm', 'percentage'] as const;
export type AxisKind = (typeof AXIS_KINDS)[number];

const TYPES: Readonly<Record<ChartKind, CandleType>> = {
  candle: 'candle_solid',
  hollow: 'candle_up_stroke',
  ohlc: 'ohlc',
  line: 'area',
  area: 'area',
  heikinAshi: 'ohlc',
};

/**
 * What a kind changes in the library's styles. Heikin-Ashi hides the real candles under an indicator that draws its
 * own.
 */
export function kindStyles(kind: ChartKind, colors: ThemeColors): DeepPartial<Styles> {
  const { up, down, neutral, ink } = colors;
  const hidden = kind === 'heikinAshi' ? 'transparent' : null;
  return {
    candle: {
      type: TYPES[kind],
      bar: {
        upColor: hidden ?? up,
        downColor: hidden ?? down,
        noChangeColor: hidden ?? neutral,
      },
      area: {
        lineColor: ink,
        lineSize: 2,
        value: 'close',
        backgroundColor:
          kind === 'area'
            ? [
                { offset: 0, color: withAlpha(ink, 0.02) },
                { offset: 1, color: withAlpha(ink, 0.24) },
              ]
            : 'transparent',
        point: { show: false },
      },
    },
  };
}
