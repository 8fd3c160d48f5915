import { useMemo } from 'react';
import { useCoinBigEventsQuery } from '#api/endpoints/coinEvents.ts';
import type { ChartEvent } from '#charts/series/types.ts';

const NONE: readonly ChartEvent[] = [];

/** A coin's milestones as marks of its price chart; none until they are known. */
export function useEventMarks(code: string): readonly ChartEvent[] {
  const events = useCoinBigEventsQuery({ coincode: code }).data?.value;
  return useMemo(() => events?.map(({ time, title }) => ({ time, title })) ?? NONE, [events]);
}
