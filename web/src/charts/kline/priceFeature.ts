import type { Chart, Crosshair, TooltipFeatureStyle } from 'klinecharts';
import type { ThemeColors } from '#ui/theme/readTokens.ts';

const ID = 'price-actions';

/** A price pressed on its axis, and its distance from the top of the chart, px. */
export interface PricePoint {
  readonly price: number;
  readonly y: number;
}

/** The plus button beside the crosshair's price. */
export function priceFeature(colors: ThemeColors): TooltipFeatureStyle {
  return {
    id: ID,
    position: 'middle',
    type: 'path',
    content: { style: 'stroke', path: 'M5 9h8M9 5v8', lineWidth: 1.5 },
    size: 18,
    color: colors.paper,
    activeColor: colors.paper,
    backgroundColor: colors.text2,
    activeBackgroundColor: colors.ink,
    borderRadius: 2,
    marginLeft: 0,
    marginTop: 0,
    marginRight: 2,
    marginBottom: 0,
    paddingLeft: 0,
    paddingTop: 0,
    paddingRight: 0,
    paddingBottom: 0,
  };
}

/** Reports the price whose plus button was pressed; returns a function that unsubscribes. */
export function onPricePressed(chart: Chart, notify: (point: PricePoint) => void): () => void {
  const onPress = (data?: unknown) => {
    const crosshair = crosshairOf(data);
    if (crosshair?.y === undefined) return;
    const point = chart.convertFromPixel([{ x: 0, y: crosshair.y }], { paneId: 'candle_pane' });
    const [at] = Array.isArray(point) ? point : [point];
    if (at?.value !== undefined) notify({ price: at.value, y: crosshair.y });
  };
  chart.subscribeAction('onCrosshairFeatureClick', onPress);
  return () => chart.unsubscribeAction('onCrosshairFeatureClick', onPress);
}

function crosshairOf(data: unknown): Crosshair | null {
  const holds = typeof data === 'object' && data !== null && 'crosshair' in data;
  const crosshair = holds ? data.crosshair : null;
  return typeof crosshair === 'object' ? crosshair : null;
}
