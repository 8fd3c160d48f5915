/** px kept for what a tab of the data centre draws, until it is here. */
export const HUB_PART_HEIGHT = 600;
