import { POLL_FAST, POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { useCoinInfoQuery } from '#api/endpoints/coinInfo.ts';
import { isMajorCoin } from '#live/majorCoins.ts';

/** Everything about one coin. Major coins have live prices, so they are refetched less often than others. */
export function useCoinDetail(code: string) {
  return useCoinInfoQuery(
    { code },
    {
      pollingInterval: isMajorCoin(code) ? POLL_NORMAL : POLL_FAST,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: POLL_FAST / 1000,
    },
  );
}
