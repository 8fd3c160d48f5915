import { depthExplainers } from './depth.ts';
import type { Explainer } from './explainer.ts';
import { protocolExplainers } from './protocols.ts';
import { regimeExplainers } from './regimes.ts';
import { regionExplainers } from './regions.ts';
import { rulesExplainers } from './rules.ts';

/** All explainers. */
export const EXPLAINERS: readonly Explainer[] = [
  ...depthExplainers,
  ...protocolExplainers,
  ...rulesExplainers,
  ...regionExplainers,
  ...regimeExplainers,
];
