import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import type { Chart } from 'klinecharts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';
import { candleStyles } from './candleStyles.ts';
import { foldZeros } from './foldZeros.ts';

/** Under this width, px, readings show with the crosshair alone. */
export const NARROW = 560;

export interface CandleCanvas {
  readonly chart: Chart;
  readonly dispose: () => void;
}

/** Fetches the candle library and draws an empty chart on an element, in our colours, 万/亿 and time zone. */
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
  // For its lookup by element, which nothing here asks; HTML has no such attribute.
  element.removeAttribute('k-line-chart-id');
  const box = element.querySelector<HTMLElement>('[tabindex="1"]');
  if (box !== null) {
    // The library makes its box the first stop of the whole page; it belongs where it stands.
    box.tabIndex = 0;
    // It takes every touch; up and down is left to the page (pageScroll.ts).
    box.style.touchAction = 'pan-y';
    box.style.overscrollBehaviorY = 'auto';
  }
  return { chart, dispose: () => dispose(chart) };
}
