import { dexBoardEndpoints } from '@coinmirror/shared/contract/figures/dex.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** On-chain trading. */
export const useDexBoard = queryHookFor('dexBoard', dexBoardEndpoints.dexBoard);
