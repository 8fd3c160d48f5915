import { POLL_FAST, POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { useCoinInfoQuery } from '#api/endpoints/coinInfo.ts';
import { isMajorCoin } from '#live/majorCoins.ts';

/** Everything about a coin. The majors' prices come by socket, so theirs is read again seldom; the others' often. */
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
