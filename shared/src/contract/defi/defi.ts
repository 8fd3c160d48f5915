import { defiBoardEndpoints } from './board.ts';
import { defiProtocolEndpoints } from './protocol.ts';
import { defiYieldEndpoints } from './yields.ts';

/** The endpoints of the DeFi pages; a page imports only its own file. */
export const defiEndpoints = {
  ...defiBoardEndpoints,
  ...defiProtocolEndpoints,
  ...defiYieldEndpoints,
} as const;
