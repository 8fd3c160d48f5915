/** Height of the chart, and of the chart with the controls above and the source below, px. */
export const CHART_HEIGHT = 460;
export const CHART_PLACE = CHART_HEIGHT + 104;
