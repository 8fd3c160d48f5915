import { technicalOf } from '@coinmirror/shared/technical/technicals.ts';
import type { Chart } from 'klinecharts';
import { useEffect } from 'react';
import type { OuterSource } from './outerSource.ts';

/** Gives the indicators that need more than candles their source, again after each change; `uses` are those shown. */
export function useOuterSource(chart: Chart | null, source: OuterSource | null, uses: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an indicator that was added has no source yet.
  useEffect(() => {
    if (chart === null || source === null) return;
    const give = () => {
      for (const { id, name } of chart.getIndicators())
        if (technicalOf(name)?.needs === 'futures')
          chart.overrideIndicator({ id, name, extendData: () => source });
    };
    give();
    return source.onChange(give);
  }, [chart, source, uses]);
}
