import { nftEndpoints } from '@coinmirror/shared/contract/dashboards/nft.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** Collections of tokens. */
export const useNftOverview = queryHookFor(nftEndpoints, 'nftOverview');
