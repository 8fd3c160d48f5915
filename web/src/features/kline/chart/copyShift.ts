import type { Anchor } from '@coinmirror/shared/drawings/drawing.ts';
import type { CandlePoint } from '#charts/klinecharts/toKLineData.ts';

const MINUTE = 60_000;
const CANDLES = 4;
const PART = 0.05;

/** Offset of a copy from its original: some candles to the right, a twentieth of the visible price range below. */
export function copyShift(visible: readonly CandlePoint[], minutes: number): Anchor {
  const highest = Math.max(...visible.map(({ high }) => high));
  const lowest = Math.min(...visible.map(({ low }) => low));
  const span = highest - lowest;
  return { time: CANDLES * minutes * MINUTE, price: Number.isFinite(span) ? -span * PART : 0 };
}
