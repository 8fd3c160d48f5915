import type { EChartsType } from 'echarts';
import { useEffect } from 'react';

interface Openable {
  readonly key: string;
  readonly href?: string;
}

/** Opens the address of a pressed chart item; items carry their keys as ids. Keep both arguments stable. */
export function useOpening(
  chart: EChartsType | null,
  items: readonly Openable[],
  onOpen: ((href: string) => void) | undefined,
) {
  useEffect(() => {
    if (chart === null || onOpen === undefined) return;
    const open = (params: unknown) => {
      const id = idOf(params);
      const href = items.find(({ key }) => key === id)?.href;
      if (href !== undefined) onOpen(href);
    };
    chart.on('click', open);
    return () => {
      if (!chart.isDisposed()) chart.off('click', open);
    };
  }, [chart, items, onOpen]);
}

/** The id of the data item in an event of the library. */
function idOf(params: unknown): string {
  if (typeof params !== 'object' || params === null || !('data' in params)) return '';
  const { data } = params;
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
}
