import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { CHART_HEIGHT } from './chartPlace.ts';

/** On a phone the whole chart with its time axis fits on the first screen, even under a name with two lines of tags. */
const PHONE_HEIGHT = 300;

/** Height of the chart on this screen, px. */
export function useChartHeight(): number {
  return useMediaQuery(PHONE) ? PHONE_HEIGHT : CHART_HEIGHT;
}
