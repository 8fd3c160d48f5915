/** Height reserved for a tab's charts while they load, px. */
export const HUB_PART_HEIGHT = 600;
