import { describe, expect, it } from 'vitest';
import { chartColors as colors } from '#testing/chartColors.ts';
import { candleStyles } from './candleStyles.ts';

const styles = (narrow: boolean) => candleStyles(colors, narrow);

describe('candles', () => {
  it('rise and fall in the visitor’s colours, bodies, edges, wicks and the tag of the last price alike', () => {
    const { bar, priceMark } = styles(false).candle ?? {};
    expect(colors.up).not.toBe(colors.down);
    for (const part of ['Color', 'BorderColor', 'WickColor'] as const) {
      expect(bar?.[`up${part}`]).toBe(colors.up);
      expect(bar?.[`down${part}`]).toBe(colors.down);
    }
    expect(priceMark?.last).toMatchObject({ upColor: colors.up, downColor: colors.down });
  });

  it('have no name of the pair over their readings, and on a phone readings at the crosshair alone', () => {
    expect(styles(false).candle?.tooltip).toMatchObject({ showRule: 'always', title: { show: false } });
    expect(styles(true).candle?.tooltip).toMatchObject({ showRule: 'follow_cross' });
    expect(styles(true).indicator?.tooltip).toMatchObject({ showRule: 'follow_cross' });
  });
});
