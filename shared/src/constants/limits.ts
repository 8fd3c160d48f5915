/** Every count and length the product allows. */

export const PASSWORD_MIN = 6;
/** Digits at which the SMS button looks active. */
export const PHONE_ACTIVE_DIGITS = 11;
export const DEFAULT_AREA_CODE = '86';

export const FEEDBACK_MAX = 300;
export const COMMENT_MAX = 300;

export const SEARCH_INPUT_MAX = 30;
export const SEARCH_HISTORY_KEPT = 10;
export const SEARCH_HISTORY_SHOWN = 5;
/** Coins, and exchanges, in the dropdown at most. */
export const SEARCH_GROUP_MAX = 5;
export const HOT_SEARCH_SIZE = 10;
export const HOT_SEARCH_IN_HEADER = 3;

export const CONCEPT_DRAWER_MAX = 6;
export const CONCEPT_DRAWER_SIZE = 10;

export const COMPARE_MAX = 4;

/** Addresses longer than the limit are shown as their first and last characters. */
export const ADDRESS_FULL_MAX = 20;
export const ADDRESS_SHOWN = 10;

/** Rows on one page of a coin list. */
export const LIST_PAGE_SIZE = 100;

/** Prices below this are shown as "less than". */
export const MIN_PRICE = 1e-9;

export const PAGE_CACHE_ENTRIES = 100;

/** An uploaded picture at most: 2 MB. */
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024;
