import { dexBoardEndpoints } from '@coinmirror/shared/contract/figures/dex.ts';
import { oneCall } from '#api/oneCall.ts';

/** Trade on chains. */
export const useDexBoard = oneCall('dexBoard', dexBoardEndpoints.dexBoard);
