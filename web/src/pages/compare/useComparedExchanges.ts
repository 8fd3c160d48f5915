import { COMPARE_MAX } from '@coinmirror/shared/constants/limits.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { ComparedExchange } from '#features/compare/view/exchangeRows.tsx';
import {
  useExchangeInfoQuery,
  useExchangePairsQuery,
  useExchangeProfileQuery,
} from '#features/exchanges/exchangeApi.ts';

const SLOTS = Array.from({ length: COMPARE_MAX }, (_, index) => index);
const POLLED = { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true } as const;

/** The compared exchanges in the order of `codes`: header, profile and Bitcoin pairs. */
export function useComparedExchanges(codes: readonly string[]) {
  // A fixed number of hooks, whatever is chosen: hooks must not be conditional.
  return SLOTS.map((slot) => {
    const code = codes[slot] ?? '';
    const skip = code === '';
    // biome-ignore lint/correctness/useHookAtTopLevel: the number of slots is a constant
    const info = useExchangeInfoQuery({ code }, { ...POLLED, skip });
    // biome-ignore lint/correctness/useHookAtTopLevel: the number of slots is a constant
    const profile = useExchangeProfileQuery({ code }, { skip });
    // biome-ignore lint/correctness/useHookAtTopLevel: the number of slots is a constant
    const pairs = useExchangePairsQuery({ code, keyword: 'BTC/', pagesize: 20 }, { ...POLLED, skip });
    return { code, info, isSettled: [info, profile, pairs].every(hasSettled), compared: read() };

    function read(): ComparedExchange | null {
      if (info.currentData === undefined) return null;
      return {
        detail: info.currentData.value,
        profile: profile.currentData?.value ?? null,
        bitcoin: pairs.currentData?.value.rows.find(({ coinCode }) => coinCode === 'bitcoin') ?? null,
      };
    }
  }).slice(0, codes.length);
}

function hasSettled(result: { readonly currentData?: unknown; readonly error?: unknown }): boolean {
  return result.currentData !== undefined || result.error !== undefined;
}
