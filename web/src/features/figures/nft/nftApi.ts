import { nftEndpoints } from '@coinmirror/shared/contract/figures/nft.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** NFT collections. */
export const useNftBoard = queryHookFor('nftBoard', nftEndpoints.nftBoard);
