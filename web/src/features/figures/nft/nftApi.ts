import { nftEndpoints } from '@coinmirror/shared/contract/figures/nft.ts';
import { queryHookFor } from '#api/queryHookFor.ts';

/** Collections of tokens. */
export const useNftBoard = queryHookFor(nftEndpoints, 'nftBoard');
