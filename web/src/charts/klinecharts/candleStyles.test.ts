import { describe, expect, it } from 'vitest';
import { chartColors as colors } from '#testing/chartColors.ts';
import { candleStyles } from './candleStyles.ts';

const styles = (narrow: boolean) => candleStyles(colors, narrow);

describe('candles', () => {
  it('use the visitor’s colours for rise and fall, alike for bodies, edges, wicks and the tag of the last price', () => {
    const { bar, priceMark } = styles(false).candle ?? {};
    expect(colors.up).not.toBe(colors.down);
    for (const part of ['Color', 'BorderColor', 'WickColor'] as const) {
      expect(bar?.[`up${part}`]).toBe(colors.up);
      expect(bar?.[`down${part}`]).toBe(colors.down);
    }
    expect(priceMark?.last).toMatchObject({ upColor: colors.up, downColor: colors.down });
  });

  it('show no pair name over their values, and on a phone values at the crosshair only; lines have their names always', () => {
    expect(styles(false).candle?.tooltip).toMatchObject({ showRule: 'always', title: { show: false } });
    expect(styles(true).candle?.tooltip).toMatchObject({ showRule: 'follow_cross' });
    expect(styles(false).indicator?.tooltip).toMatchObject({
      showRule: 'always',
      title: { showParams: true },
    });
    expect(styles(true).indicator?.tooltip).toMatchObject({
      showRule: 'always',
      title: { showParams: false },
    });
  });
});
