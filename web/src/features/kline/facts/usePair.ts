import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import { useEffect } from 'react';
import { useKlinePairQuery } from '#api/endpoints/kline.ts';
import { onMarketTopRefresh } from '#live/marketTop.ts';

/** Who a ticker is and its day; asked again every 10 s, and when the layout says the market's top is old. */
export function usePair(tickerId: string) {
  const result = useKlinePairQuery(
    { tickerid: tickerId },
    { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true },
  );
  const { refetch } = result;
  useEffect(() => onMarketTopRefresh(() => void refetch()), [refetch]);
  return result;
}
