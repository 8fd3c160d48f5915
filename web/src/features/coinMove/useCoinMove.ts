import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import type { CoinMove } from '@coinmirror/shared/contract/coin/move.ts';
import { useCoinMoveQuery } from '#api/endpoints/coinMove.ts';
import { shownAnswer } from '#ui/state/shownAnswer.ts';

/** Why a coin moved; undefined until it is told of this coin, null where it cannot be. */
export function useCoinMove(code: string): CoinMove | null | undefined {
  const result = useCoinMoveQuery(
    { coincode: code },
    { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true },
  );
  const { data, failure, isFormer } = shownAnswer(result);
  if (data !== undefined && !isFormer) return data.value;
  return failure === undefined ? undefined : null;
}
