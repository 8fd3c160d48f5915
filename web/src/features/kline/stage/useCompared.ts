import { useMemo, useState } from 'react';
import type { Compared } from '#charts/kline/compareIndicator.ts';
import type { SelectOption } from '#ui/select/Select.tsx';
import { useKlineSource } from '../live/useKlineSource.ts';

/** The symbol drawn over the candles of a pair, and a function that chooses one; null for none. */
export function useCompared(
  tickerId: string,
  minutes: number,
  shift: number,
  choices: readonly SelectOption<string>[],
) {
  const [ticker, setTicker] = useState<string | null>(null);
  // Loads nothing until something is compared.
  const source = useKlineSource(ticker ?? tickerId, minutes, shift);
  const label = choices.find(({ value }) => value === ticker)?.label ?? ticker;
  const compared = useMemo(
    (): Compared | null => (label === null ? null : { label, source }),
    [label, source],
  );
  return { ticker, setTicker, compared: ticker === null ? null : compared };
}
