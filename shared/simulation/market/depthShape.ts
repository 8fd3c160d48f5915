import type { DepthShape } from '@coinmirror/handlers/ports/pairs.ts';
import { uniform } from '@coinmirror/shared/numbers/hash.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
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
    spread: Math.round(spread * 1e4) / 1e4,
    depthUp: Math.round(depth * (1 + tilt)),
    depthDown: Math.round(depth * (1 - tilt)),
  };
}
