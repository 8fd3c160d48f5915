import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { CHART_HEIGHT } from './chartPlace.ts';

/** On a phone the whole chart, down to its axis of time, stands on the first screen, under a name of two lines of tags too. */
const PHONE_HEIGHT = 300;

/** Height of the drawn chart on this screen, px. */
export function useChartHeight(): number {
  return useMediaQuery(PHONE) ? PHONE_HEIGHT : CHART_HEIGHT;
}
