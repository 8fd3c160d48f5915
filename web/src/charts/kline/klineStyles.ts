import type { DeepPartial, Styles } from 'klinecharts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';

const SIZE = 12;

/** Styles of the chart page on top of the plain candles: the countdown under the last price, visible marks. */
export function klineStyles(colors: ThemeColors): DeepPartial<Styles> {
  const { fontFamily: family, line, ink, text, paper } = colors;
  return {
    grid: { vertical: { show: true, color: line } },
    candle: {
      priceMark: {
        last: {
          extendTexts: [
            {
              show: true,
              position: 'below_price',
              updateInterval: 1000,
              color: paper,
              size: SIZE,
              family,
              paddingLeft: 4,
              paddingRight: 4,
              paddingTop: 2,
              paddingBottom: 2,
            },
          ],
        },
      },
    },
    overlay: {
      line: { color: ink },
      point: { color: ink, borderColor: ink, activeColor: ink, activeBorderColor: ink },
      text: { color: text, family },
    },
  };
}
