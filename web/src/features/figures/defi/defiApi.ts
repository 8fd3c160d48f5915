import { defiBoardEndpoints } from '@coinmirror/shared/contract/defi/board.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** What is locked in protocols, of all chains or of one. */
export const useDefiBoard = queryHookFor(defiBoardEndpoints, 'defiBoard');
