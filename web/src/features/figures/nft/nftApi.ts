import { nftEndpoints } from '@coinmirror/shared/contract/figures/nft.ts';
import { oneCall } from '#api/oneCall.ts';

/** Collections of tokens. */
export const useNftBoard = oneCall('nftBoard', nftEndpoints.nftBoard);
