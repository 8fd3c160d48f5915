import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { useExchangeInfoQuery } from './exchangeApi.ts';

/** Everything about an exchange, refetched each minute. */
export function useExchangeDetail(code: string) {
  return useExchangeInfoQuery({ code }, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
}
