import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import { useOrderBookQuery, useTradesQuery } from '#api/endpoints/kline.ts';
import { newerOf } from './newerOf.ts';
import { useChannel } from './useChannel.ts';

/** Levels per side that a call requests: merging by a coarse step needs more than are shown. */
const LEVELS = 60;
const TRADES = 40;
const POLL = { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true };

/** The order book of a ticker: first by a call, then by the socket; polled where the socket is closed. */
export function useOrderBook(tickerId: string) {
  const result = useOrderBookQuery({ tickerid: tickerId, limit: LEVELS }, POLL);
  const pushed = useChannel('depth', tickerId);
  return newerOf(result, pushed, pushed?.time ?? 0);
}

/** The newest trades of a ticker, newest first. */
export function useTrades(tickerId: string) {
  const result = useTradesQuery({ tickerid: tickerId, limit: TRADES }, POLL);
  const pushed = useChannel('trades', tickerId);
  return newerOf(result, pushed, pushed?.[0]?.time ?? 0);
}
