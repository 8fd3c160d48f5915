/** Height of the drawn chart, and of its place with the switches above and the source below, px. */
export const CHART_HEIGHT = 360;
export const CHART_PLACE = CHART_HEIGHT + 72;
