/** px of a coin in the list beside the chart. */
export const ROW_HEIGHT = 40;
