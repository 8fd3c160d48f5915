import { nftEndpoints } from '@coinmirror/shared/contract/dashboards/nft.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** NFT collections. */
export const useNftOverview = queryHookFor(nftEndpoints, 'nftOverview');
