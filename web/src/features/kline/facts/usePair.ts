import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import { useEffect } from 'react';
import { useKlinePairQuery } from '#api/endpoints/kline.ts';
import { onMarketTopRefresh } from '#live/marketTop.ts';

/** A ticker's pair and its 24 h figures; refetched every 10 s, and when the layout asks to refresh the market's top. */
export function usePair(tickerId: string) {
  const result = useKlinePairQuery(
    { tickerid: tickerId },
    { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true },
  );
  const { refetch } = result;
  useEffect(() => onMarketTopRefresh(() => void refetch()), [refetch]);
  return result;
}
