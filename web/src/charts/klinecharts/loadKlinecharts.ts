import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import type { Chart } from 'klinecharts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { candleStyles } from './candleStyles.ts';
import { foldZeros } from './foldZeros.ts';
import { PRICE_AXIS } from './priceAxis.ts';

/** Below this width, px, values show with the crosshair only. */
export const NARROW = 560;

export interface CandleCanvas {
  readonly chart: Chart;
  readonly dispose: () => void;
}

/** Loads the candle library and creates an empty chart on an element, with our colours, 万/亿 and time zone. */
export async function createCandles(
  element: HTMLElement,
  colors: ThemeColors,
  timeZone: string,
): Promise<CandleCanvas | null> {
  const { init, dispose } = await import('klinecharts');
  const chart = init(element, {
    locale: 'zh-CN',
    timezone: timeZone,
    styles: candleStyles(colors, element.clientWidth < NARROW),
    decimalFold: { threshold: 4, format: foldZeros },
    formatter: { formatBigNumber: (value) => formatAmount(Number(value)) },
  });
  if (chart === null) return null;
  chart.overrideYAxis(PRICE_AXIS);
  // The library sets it for a lookup that nothing here uses; it is not a valid HTML attribute.
  element.removeAttribute('k-line-chart-id');
  const box = element.querySelector<HTMLElement>('[tabindex="1"]');
  if (box !== null) {
    // The library sets a positive tabindex, which makes the chart the page's first tab stop; it belongs in DOM order.
    box.tabIndex = 0;
    // The library takes every touch; vertical panning is left to the page (pageScroll.ts).
    box.style.touchAction = 'pan-y';
    box.style.overscrollBehaviorY = 'auto';
  }
  return { chart, dispose: () => dispose(chart) };
}
