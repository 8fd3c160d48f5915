import { defiBoardHandlers } from './board.ts';
import { defiProtocolHandlers } from './protocol.ts';
import { defiYieldHandlers } from './yields.ts';

/** Handlers of the DeFi pages. */
export const defiHandlers = { ...defiBoardHandlers, ...defiProtocolHandlers, ...defiYieldHandlers };
