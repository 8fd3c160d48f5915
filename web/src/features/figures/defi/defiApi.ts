import { defiBoardEndpoints } from '@coinmirror/shared/contract/defi/board.ts';
import { oneCall } from '#api/oneCall.ts';

/** What is locked in protocols, of all chains or of one. */
export const useDefiBoard = oneCall('defiBoard', defiBoardEndpoints.defiBoard);
