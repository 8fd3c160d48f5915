import { dexBoardEndpoints } from '@coinmirror/shared/contract/figures/dex.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** Trade on chains. */
export const useDexBoard = queryHookFor(dexBoardEndpoints, 'dexBoard');
