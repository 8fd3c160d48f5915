import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { coinEndpoints } from '@coinmirror/shared/contract/coins.ts';
import type { CallParams } from '@coinmirror/shared/contract/endpoint.ts';
import { useCoinRankQuery } from '#api/endpoints/coins.ts';

export type CoinListParams = CallParams<typeof coinEndpoints.coinRank>;

/**
 * One page of a coin list, refetched each minute while the tab is visible; in between, prices come by socket. The
 * previous page stays until the new answer is there.
 */
export function useCoinList(params: CoinListParams, { skip = false }: { readonly skip?: boolean } = {}) {
  return useCoinRankQuery(params, {
    skip,
    pollingInterval: POLL_NORMAL,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: POLL_NORMAL / 1000,
  });
}
