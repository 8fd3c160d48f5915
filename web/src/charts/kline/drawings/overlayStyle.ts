import type { DrawingColor, DrawingStyle } from '@coinmirror/shared/drawings/drawing.ts';
import type { DeepPartial, OverlayStyle } from 'klinecharts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { withAlpha } from '../../echarts/toTheme.ts';

const FILL = 0.12;
const DASHES = [6, 4];
const PURPLE = 3;
const ORANGE = 1;

/** The theme's colour for a colour name. */
function drawingColor(name: DrawingColor, colors: ThemeColors): string {
  const { ink, info, success, error, text3, series } = colors;
  const named: Readonly<Record<DrawingColor, string | undefined>> = {
    brand: ink,
    blue: info,
    green: success,
    orange: series[ORANGE],
    red: error,
    purple: series[PURPLE],
    grey: text3,
  };
  return named[name] ?? ink;
}

/** A drawing's look in the library's styles. */
export function overlayStyle(style: DrawingStyle, colors: ThemeColors): DeepPartial<OverlayStyle> {
  const color = drawingColor(style.color, colors);
  const stroke = style.isDashed ? ('dashed' as const) : ('solid' as const);
  const shape = {
    style: 'stroke_fill' as const,
    color: withAlpha(color, FILL),
    borderColor: color,
    borderSize: style.width,
    borderStyle: stroke,
    borderDashedValue: DASHES,
  };
  return {
    line: { color, size: style.width, style: stroke, dashedValue: DASHES },
    polygon: shape,
    circle: shape,
    text: {
      color,
      size: 12 + (style.width - 1) * 2,
      family: colors.fontFamily,
      backgroundColor: withAlpha(colors.paper, 0.85),
      borderSize: 0,
      paddingLeft: 4,
      paddingRight: 4,
      paddingTop: 2,
      paddingBottom: 2,
    },
    point: {
      color,
      borderColor: withAlpha(color, 0.35),
      activeColor: color,
      activeBorderColor: withAlpha(color, 0.35),
    },
  };
}
