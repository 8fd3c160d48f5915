import type { AxisTick, YAxisOverride } from 'klinecharts';
import { CANDLE_PANE } from './readoutSpace.ts';

/**
 * Drops ticks that read like the one before: a pair's decimals are fixed, and in a quiet hour the library's steps are
 * finer.
 */
export function distinctTicks(ticks: readonly AxisTick[]): AxisTick[] {
  return ticks.filter(({ text }, place) => text !== ticks[place - 1]?.text);
}

/** The axis of the candles' prices. */
export const PRICE_AXIS: YAxisOverride = {
  paneId: CANDLE_PANE,
  createTicks: ({ defaultTicks }) => distinctTicks(defaultTicks),
};
