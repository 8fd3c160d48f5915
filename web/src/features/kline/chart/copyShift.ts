import type { Anchor } from '@coinmirror/shared/drawings/drawing.ts';
import type { CandlePoint } from '#charts/klinecharts/toKLineData.ts';

const MINUTE = 60_000;
const CANDLES = 4;
const PART = 0.05;

/** How far a copy stands beside its original: some candles on, a twentieth of the prices in sight below. */
export function copyShift(visible: readonly CandlePoint[], minutes: number): Anchor {
  const highest = Math.max(...visible.map(({ high }) => high));
  const lowest = Math.min(...visible.map(({ low }) => low));
  const span = highest - lowest;
  return { time: CANDLES * minutes * MINUTE, price: Number.isFinite(span) ? -span * PART : 0 };
}
