import { defiBoardEndpoints } from './board.ts';
import { defiProtocolEndpoints } from './protocol.ts';
import { defiYieldEndpoints } from './yields.ts';

/** The calls of the DeFi pages; a page imports its own file. */
export const defiEndpoints = {
  ...defiBoardEndpoints,
  ...defiProtocolEndpoints,
  ...defiYieldEndpoints,
} as const;
