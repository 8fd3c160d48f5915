import { COMPARE_MAX } from '@coinmirror/shared/constants/limits.ts';
import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import { useCoinChartsQuery } from '#api/endpoints/coinCharts.ts';
import { useCoinInfoQuery } from '#api/endpoints/coinInfo.ts';

const SLOTS = Array.from({ length: COMPARE_MAX }, (_, index) => index);
const POLLED = { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true } as const;

/**
 * The compared coins' facts and their year of daily prices, in the order of `codes`; one call each. Uses `currentData`:
 * in a slot taken by another coin, `data` still has the previous one's answer.
 */
export function useComparedCoins(codes: readonly string[]) {
  // A fixed number of hooks, whatever is chosen: hooks must not be conditional.
  return SLOTS.map((slot) => {
    const code = codes[slot] ?? '';
    const skip = code === '';
    // biome-ignore lint/correctness/useHookAtTopLevel: the number of slots is a constant
    const info = useCoinInfoQuery({ code }, { ...POLLED, skip });
    // biome-ignore lint/correctness/useHookAtTopLevel: the number of slots is a constant
    const chart = useCoinChartsQuery({ code, type: 'y' }, { skip });
    return { code, info, chart };
  }).slice(0, codes.length);
}
