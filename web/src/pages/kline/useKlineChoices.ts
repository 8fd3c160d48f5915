import { useMemo } from 'react';
import { useCoinRankQuery } from '#api/endpoints/coins.ts';
import type { SelectOption } from '#ui/select/Select.tsx';
import { HOT_ARGS } from './hotCoins.ts';

/** The coins offered for comparison: the largest ones; empty where `isSkipped`. */
export function useKlineChoices(isSkipped: boolean): readonly SelectOption<string>[] {
  const { data } = useCoinRankQuery(HOT_ARGS, { skip: isSkipped });
  const rows = data?.value.rows;
  return useMemo(
    () => (rows ?? []).map(({ code, symbol, name }) => ({ value: code, label: `${symbol} ${name}` })),
    [rows],
  );
}
