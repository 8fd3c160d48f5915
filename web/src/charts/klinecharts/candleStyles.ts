import type { DeepPartial, Styles } from 'klinecharts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { withAlpha } from '../echarts/toTheme.ts';

const SIZE = 12;

/**
 * The library's styles made of our tokens. Candles, volume and marks all follow the visitor's colours of up and down.
 * On a narrow screen the candle's own values would cover others, so they show with the crosshair only; the lines always say
 * their names and values, without the parameters that their names have.
 */
export function candleStyles(colors: ThemeColors, narrow: boolean): DeepPartial<Styles> {
  const { up, down, neutral, text3: muted, fontFamily: family } = colors;
  const directions = { upColor: up, downColor: down, noChangeColor: neutral };
  const volume = {
    upColor: withAlpha(up, 0.5),
    downColor: withAlpha(down, 0.5),
    noChangeColor: withAlpha(neutral, 0.5),
  };
  const axis = {
    axisLine: { color: colors.line },
    tickLine: { color: colors.line },
    tickText: { color: muted, size: SIZE, family },
  };
  const pointer = {
    line: { color: colors.line2 },
    text: {
      color: colors.paper,
      backgroundColor: colors.text2,
      borderColor: colors.text2,
      size: SIZE,
      family,
    },
  };
  const words = { color: colors.text2, size: SIZE, family };
  const tooltip = { title: words, legend: words };
  return {
    // Dashed lines cost the browser more than the rest of a frame.
    grid: {
      horizontal: { color: colors.line, style: 'solid' },
      vertical: { show: false, style: 'solid' },
    },
    candle: {
      bar: {
        ...directions,
        upBorderColor: up,
        downBorderColor: down,
        noChangeBorderColor: neutral,
        upWickColor: up,
        downWickColor: down,
        noChangeWickColor: neutral,
      },
      area: { lineColor: colors.ink },
      priceMark: {
        high: { color: muted, textFamily: family },
        low: { color: muted, textFamily: family },
        last: { ...directions, text: { color: colors.paper, family } },
      },
      tooltip: {
        ...tooltip,
        showRule: narrow ? 'follow_cross' : 'always',
        title: { ...words, show: false },
      },
    },
    indicator: {
      ohlc: directions,
      bars: [{ ...volume }],
      lines: colors.series.map((color) => ({ color })),
      tooltip: { ...tooltip, showRule: 'always', title: { ...words, showParams: !narrow } },
    },
    xAxis: axis,
    yAxis: axis,
    separator: { color: colors.line },
    crosshair: { horizontal: pointer, vertical: pointer },
  };
}
