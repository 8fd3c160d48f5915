import { uniform } from '@coinmirror/shared/numbers/hash.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import type { DepthShape } from '../../ports/pairs.ts';
import { wander } from '../random/wander.ts';

/**
 * Shape of a market with a 24 h volume in USD: busy markets have a narrow spread and deep levels. `key` is the
 * market's.
 */
export function depthShape(key: number, volume24h: number, time: number): DepthShape {
  const spread = Math.min(1.5, Math.max(0.0012, 90 / Math.sqrt(volume24h + 1)));
  const depth = volume24h * (0.004 + 0.01 * uniform(key, 1));
  const tilt = 0.25 * wander(key, time, HOUR);
  return {
    // Two digits: it stays the same from cycle to cycle, and so do the prices of past trades.
    spread: twoDigits(spread),
    depthUp: Math.round(depth * (1 + tilt)),
    depthDown: Math.round(depth * (1 - tilt)),
  };
}

/** Two significant digits of a number from 0.001 to 10. */
function twoDigits(value: number): number {
  const scale = value < 0.01 ? 1e4 : value < 0.1 ? 1e3 : value < 1 ? 100 : 10;
  return Math.round(value * scale) / scale;
}
