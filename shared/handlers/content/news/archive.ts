/** News and notices reach back this many days; explainers do not repeat within them. */
export const ARCHIVE_DAYS = 120;
