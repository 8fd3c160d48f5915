/** Length of the news and notice archive in days; explainers do not repeat within it. */
export const ARCHIVE_DAYS = 120;
